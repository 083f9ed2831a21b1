/** How many, in digits or in words. */
export const COUNT = String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty`
/** Any number, with a currency or without. */
export const AMOUNT = String.raw`[£$€]? ?\d[\d.,]*`
/** A price or a share, rather than a date or a number of persons. */
export const PRICE = String.raw`[£$€] ?\d[\d.,]*k?|\d{3}|\d+[.,]\d{3}|\d+k|\d+(?:\.\d+)? ?(?:%|percent|per cent|grand|quid|million|m|euros|pounds|dollars)`
