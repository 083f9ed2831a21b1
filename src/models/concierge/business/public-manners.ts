/** How businesses say what they do: words of praise, verbs of service and small words, by what they are about. */
export const PUBLIC_MANNERS = {
  praise: `
    spread handwritten poet poets poetry manners delicate tended soap guarded guard signora madame monsieur herr casa maison villa
    old-world candlelit fragrance bloom blossom breeze horizon sunrise dawn dusk moonlight sunlight shade gentle stillness handmade
    handpicked hand-picked hand-painted artisanal heirloom provenance curated connoisseurship savoir-faire joie vivre bonne douceur
    ambiance ambience atmosphere aura allure opulent opulence lavish lavishly palatial regal splendidly exquisitely breathtaking
    enviable coveted unmatched impeccable impeccably flawless flawlessly bespoke tailormade signature hallmark touch touches
    flourish embrace journey voyage chapter tale poem canvas gem gems jewel crown pearl pearls haven havens sanctuary retreat
    retreats refuge escape escapes hideaway hideaways idyll paradise dreamlike fairy-tale absolute absolutely abundant admirable
    adore agile aesthetic airy ample artful artistic attentive attentiveness attractive authentic beautiful beautifully beauty
    beloved brilliant bright calm captivating carefully caring character characterful charm charming cheerful cheerfully choice
    classic classical clarity clearly cleanest coastal cordial cordially cosmopolitan cosy cozy creative cultivated culture
    cultural curate curiosity dear delight delighted delightful devoted devotedly devotion diligence diligent dignified discerning
    distinct distinctive distinguished diverse dream dreams easier easiest elegance elegant elegantly eminent enchanting engaging
    enthusiasm enthusiastic equipped established esteemed exceptional exceptionally exquisite extraordinary faithful faithfully
    fantastic favorite favourite fine finest finesse fresh friendlier fun generosity gently gladly gladness gracious graciously
    grand grateful gratefully gratitude happily harmonious harmony heart hearts heartfelt hearty homely honesty honestly honoured
    hospitality humble iconic ideal ideally idyllic impartial impressive incomparable inspiring integrity intimate inviting jewels
    joy joyful kind kindly kindness legendary leisurely light lovely loving loyal loyalty luminous magnificent majestic marvellous
    marvelous masterpiece masterpieces meticulous meticulously modern neat nice nicest noble outstanding panoramic passion patience
    patient patiently peace perfect perfectly perfection personable personalised personalized picturesque pleasant pleased pleasure
    pleasures precise precious precision pretty pride pristine professionalism professionally punctual pure rare rarity refined
    refinement refreshing relaxed relaxing reliability remarkable renowned reputable reputation respected rich romantic rustic safe
    savoir seasoned secluded serene serenity sincere sincerely sophisticated soul sparkling special splendid splendour splendor
    spirit spotless storied straightforward strong stunning style stylish sublime sumptuous sunny superb supreme tailor-made
    tailored tasteful taste terrific thoughtful thoughtfully timeless tireless tirelessly tradition tranquil tranquillity
    tranquility treasure treasures treasured truly trustworthy trust uncommon understanding unforgettable unhurried unparalleled
    unrivalled unrivaled unwavering utmost vibrant warm warmest warmly warmth welcoming wholehearted wholeheartedly whole wonder
    wonderfully wonders world-class worthy world fair fairly equal transparency plainly promptness smoothly sensible sensibly
    thoroughly handy useful convenient conveniently simply readily comfort comfortably greatest largest biggest smallest busiest
    quietest prettiest newest oldest leading art arts artist gourmet gastronomic culinary idea ideas reflection reflections
    satisfied satisfy contented contentment enchanted delightfully marvel busy curious eager-to-help unique charmingly warmhearted
    personal amicable attention conversation conversations balance balanced cheer cordiality flair homelike verdant lush aromatic
    fragrant ancient eternal infinite magical magic mellow mild poetic prestigious privileged privilege respectable revered
    sensitive spectacular spectacularly stately sumptuously swift tender tenderly unspoilt velvet vivid wise wisdom witty dull`,
  service_verbs: `
    lived diploma consulted abide accrue acknowledge acknowledged adhere advised affect allot answer apologise apologize arrives
    ascertain attach await bake backed bases borrow borrowed breathe carry cheer clarify cleans cleaned collects collecting
    combined combines commit committed compares completes composed conclude confirms connects consent continue convert cook copy
    correct counts crosses customise debited decided delivering depart departing deposit depends descends detail discharge display
    divides drafted drives earmarked elect encourages ends equip escort exempt exercise fastens files filed fix fixes flag flags
    forwards forwarded free freed fulfil fulfill function functions funded grade grades greets handles happen honours identifies
    include indexed inherits insulated insured insures intend intends issues itemise itemises itemize judges jump ladder lasts
    learnt liaise liaises lodges log maps mails mailed measures measured mediates mentors moves names negates numbers obtains opts
    organises organizes outlines oversees packs parks participates passed paves permits phones photographs picks plants pledges
    powers practises prefers printed process produces promote prompts proofread protects proves put puts qualifies queue quotes
    rates reaches realise realize receives reclaim recommends recover recycles redeem redeemed reduces refer refills registers
    reminds rents reopens repaint repaints replaces reschedules resets resides respects restores resume resumes retains reuse rings
    rotates rounds runs schedules secures serviced shelter shovels simplifies solve solves sorts specialises specializes sponsors
    staffed starts stops studies subtracts summarises summarizes supervises supports surveys swap sweeps switch switches tailors
    thank thanks tidies ties tracks trades transfers translates trims turns tutors unpacks updates upgrades upgraded vacates
    vaccinates validates verifies videos votes waits walks waters weighs welcomes widens wraps accommodate accommodated
    accommodates accommodation accomplish accomplished accord accordance accordingly acquaint address addressed addresses
    adjudicated adore agree agreed agrees aim aims align allocate allocated anticipate appear appears append appoint appointed
    appreciate approach approaches archive arranged assemble assembled assign assist assure attached attend attends attendance
    awaits aware be become becomes begin believe believes belong beginning bind blend blends bring brings brought build calculate
    calculated care cared cares caring catch cater caters catered change changes changed changing check checked checking checks
    choose chosen collaborate collaborates collaboration collate commence commences commission communicate communicates
    communication compile compiled complement completely comprises concern concerned concerns concluded conduct conducted conducts
    conform consists contains contain content contents continues contribute contributes converse converses convey coordinate
    coordinates correspond corresponds cost craft crafted cultivates customize dance date dated deal dedicate dedicates define
    defined deliver delivered delivers depending describe described details determine determined develops devote devoted differ
    differs direct discover discovers discovering discuss distribute distributed does double draw drawn each earn edit edited
    educated embrace embraces employ employs enable enables encourage encouraged engage engaged enrol enroll enrolled enter entered
    enters entrust entrusted entrusting escorted establish exceed exceeds exchange exchanged exhibit exhibition exhibitions exist
    exists expect experience explain explained explains explores extend extended extends facilitate facilitates fall falls feature
    featured features feed feel felt fetch fill filled finalise finalize finding finds fit fits fitted flourish folded followed
    following follows foster founded frame framed furnish furnishing gather gathered gathers get gets getting gift gifts given
    gives giving goes govern governed grant granted grants group grouped grows guided guides hang hangs happens hear hears heard
    held helps hosted hosts house housed houses identify illustrate imagine improve inclusion incorporate indicate indicated inform
    informed informs inquire inspect inspected inspire inspired inspires install installed introduce introduced introduces
    introduction invest invests involve invite invited invites invitation invitations judge judged keeps keeping kept know known
    knows knowledge label land laugh lay lead leads learned learning lends lets lies light like likes linked lists live lives
    living local locates locked logged look looks love loved loves makes making managed manages marketed markets match matched
    matches matter matters mean means meets meeting meetings mentioned met mind mixed monitored monitors nominate notified notify
    number occur occurs open opens ordered organised organized owns packed paint painted paints pair paired pause performed
    performs placed places placing planning played plays pleases pop possess post posted posting posts practise practice practices
    prepared prepares presented presenting presents preserve preserves prints proceed proceeds processed produce produced promises
    promoted proposes proposed provides publish published publishes pull qualify quoted raise raised range ranges reach reached
    reads receive received reception recorded records refers referred referral reflect register registering registration relate
    related relax release rely relies remember remembers render replied replies reply reported reports reposted represents
    requested requesting requests reserved reserves reside resolved responded responds responsibility responsibilities rest
    restored restore result results retain retained returned returning returns review reviewed reviews revised rewarded running sat
    saved saves saving savings say says scanned search searches searching see seek seeks seeking seen sees select selected
    selection selections selects sends sending sent separate served serves set sets setting settle shape shaped shapes share shared
    shares sharing ship shows shown sign signs signing sits sitting sleeps specify specified spell spend spends spent split stand
    stands standing stated states staying stays step stepping steps stock stocked stop stored stores store submits suggest
    suggested suggests suit suits suited supplied supplies sure surrounds surrounded takes talks talked taught tells test tested
    tests texted texts thinking thrive ticked touched tour toured tours trace traced train trains travel travels treated treats
    tried try trying turnaround types uncover undergo undertake undertaken undertakes unite unites uploaded uploads upheld used
    uses using values vary varies visited visits visiting wander wanders waited walked want wants wash watch wear wears went wish
    wished wishes won word words worked works worn worth write writes written wrote yielding yes sold sells ask asks asked asking
    seat seated point points pointing film filmed films greet greeted remark resolve restoration dispose disposal satisfy accept
    reduce reduced chance whom accompanies accompanying operated`,
  small_words: `
    self alike behalf base bases decide decides beware someone instead anyway besides moreover owing due aside versa vice similarly
    everyday whenever wherever onwards onward upwards underneath amid throughout afterwards afterward meanwhile otherwise overall
    altogether successful successfully sustainability sustainable tie-in tie armed forces ended ends above according across
    actually again ahead almost alone along alongside already also amongst another anything anywhere apart apiece assuming back
    backed based because better beyond bit both brand but certainly chiefly clearly closely complete correct correctly course
    definitely despite down each easy either else elsewhere enough equally etc even ever everything everywhere exactly extra far
    firsthand first-hand forward forth further furthermore gone good got halfway hence herewith however if in-house indeed its it's
    itself just keen kind largely last lastly least less let likewise little long lot lots low mainly maybe me mere mostly much
    myself namely nationwide neither nevertheless next noted nothing ought part partly particular particularly personally perhaps
    place please plus possibly pronto proper properly quite rather ready really respective respectively right roughly round same
    shortly side sides simply so solely somebody something somewhere sort sorts specially specifically step still straight
    straightaway such sure surely than thanks that's there's therefore thing things those though together too toward towards true
    under unlike unless upon usually various way ways well whatever whatsoever where whereas whether whichever whoever why wherein
    whose wish without worth you've yours yourself hi hey okay ok bye cheers welcome wide regards whom when via approx w yes anyhow
    incl e.g i.e eg ie vs hard bad unedited nor lest amidst`,
}
