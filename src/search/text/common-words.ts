import { wordSet } from './phrases.ts'

/**
 * Common English words that are never a misspelt place. A place with such a name ("Mobile", "Reading") is read only if
 * the sentence marks it as a place.
 */
export const COMMON_WORDS = wordSet(
  `a able about above absolutely accept accepting accepts access accommodate accommodation across actually add address afford
  affordable after afternoon again age agent ago ahead all allow allowed allowing allows almost along already alright also
  although always am amazing amenities among amount an and another answer any anybody anymore anyone anything anyway anywhere apart
  apartment apartments appreciate apt are area areas around as ask asking assist assistance at available average avoid away awesome
  back bad balcony basement bath bathroom bathrooms baths be beach beautiful because bed bedroom bedrooms beds been before begin
  behind being below best better between beyond big bigger biggest bit block book booking both bottom bought bring brother budget
  build building built bus business busy but buy buyer buying by call came can cannot car care cars cash cat cats center central
  certain chance change cheap cheaper cheapest check children choice choose cities city clean clear close closer club colour come comes
  comfortable coming community commute comp company complete completely condo condos consider contact continue cool corner correct
  cost costs could country county couple course cozy credit current currently cut cute daughter day days deal dear decent decide deck
  decided deposit detail details did different dining direct do does dog dogs doing dollar dollars done dont door double down
  downsize downtown during each early easily easy eat either else email end enough entire especially even evening ever every
  everyone everything exact exactly excellent except expensive extra face fact fair family fan far fast father favorite feature
  featured features fee feel feet few fewer figure final finally find finding fine finish fire first fit five fix flat floor floors
  food for forget form four free fresh friend friendly friends from front full fully fun furnished furniture future garage garden
  gas general get gets getting girl give given go goes going gone good got grand great green ground group guess guy guys had half
  hand happy hard has have having he hear heard heat hello help helpful her here hey hi high higher highest hill him his hold home
  homes hope hoping hot hour hours house houses housing how however huge hundred husband i idea ideal ideally if ill im immediately
  important in include included including inexpensive info information inside instead interest interested into is island isn it its
  job just keep key kid kids kind kitchen know lake land large larger largest last late later laundry least leave leaving left less
  let lets level life light like liked likely line list listed listing listings little live living loan local locate located
  location locations long longer look looking looks lot lots love lovely low lower lowest luxury made main make making man many
  market matter max maximum may maybe me mean means meant meet mention menu met might mile miles min mind mine minimum minute minutes
  miss mobile modern moment money month monthly months more morning mortgage most mother move moved moving much must my myself name
  near nearby necessary need needed needing needs neighborhood neighborhoods neighbourhood never new newer newest next nice night no nobody
  none nor normal north not note nothing now number numbers ocean of off offer offered offers office often oh ok okay old older on
  once one ones online only open option options or order other others our out outside over own owner page parent parents park
  parking part particular party past patio pay paying people per perfect perhaps permit permits permitted person pet pets phone pick
  picture pictures place places plan planning please plenty plus point pool porch possible possibly pref prefer preferable preferably
  preference preferred pretty price priced prices private probably problem process properties property provide public purchase put
  question questions quick quickly quiet quite rather reach read reading ready real realize really reason reasonable recent recently
  recommend reference region relocate rent rental rentals rented renting rents request require required requirement requirements
  reserve residence residential rest result results retire return right river road room roommate rooms run sale same sauna save say
  saying says school schools sea search searching season second secure see seem seems seen sell seller send separate serious set
  several share shared she shop shopping short should show showing side similar simple since single sister sit site situated size
  small smaller smallest smth so soft sold some somebody someone someplace something somewhere son soon sorry sort sound sounds south
  space spacious speak special specific spot start started starting state station stay still stop store story street strong stuff
  style such suggest suggestion suit suitable sunny sure surprise take taken takes taking talk tell terms than thank thanks that
  thats the their them then there these they thing things think thinking this those though three through thus till time times tiny
  to today together told tomorrow tonight too took top total tour town townhome townhouse train transit transport trees try trying
  turn two type types under unfortunately unit units university until up upgrade upon us use used using usually value various very
  view views villa visit wait walk walking wall wanna want wanted wants warm was wash watch water way we weather week weekend weekly
  weeks welcome welcomed well went were west what whatever when where wherever which while white who whole why wide wife will window
  wish with within without wonder wonderful wont wood word words work working works world worry worth would wow wrong yard yeah year
  years yes yesterday yo yet you young your yours zip anyways gonna hiya lol sir madam ma'am thx pls plz u ur im ive id youre cause cuz
  budget bucks cheaper dearer lake mountain highway freeway airport hospital downtown uptown suburb suburbs urban rural coast
  previous previously said mentioned general budget range order total fact person shape theory peace case common advance
  increase raise decrease reduce bump stretch push code zip code raised lowered widen extend expand narrow restrict filter filters
  evict evicted retire retired moved hoped couldnt assist kindly additional furthermore however today's floorplan wanting suits suit accomodation liking sufficient suffice alternatives alternative forgot found ought explore suggestions
  sleep thought married plans hit helping consideration girlfriend boyfriend partner switch criteria fitting hunt hunting guests guest traveling
  luck lookin opportunity based relocating shifting shift spread roommates worker purpose alone purposes adult adults child baby men women sleeps bathroom count`
    .trim()
    .split(/\s+/)
    .join(' '),
)
