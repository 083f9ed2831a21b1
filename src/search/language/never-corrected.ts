import { wordSet } from '../text/phrases.ts'

/**
 * Common English words (SCOWL, size 35) that spelling correction would turn into search words: ballroom is not
 * bathroom.
 */
export const NEVER_CORRECTED = wordSet(
  `aback abode abort abound absconding acceding accenting accents accepted accessed accommodating aches acreages
  activate actively actives addition additionally additions afforded aglow aground aided alliances allot allots
  allotted alloy alloyed alloys amending animal animates appending appliance appreciable appreciated appreciates
  appreciative approximate approximated approximates apter arena arenas arias assenting associating associative
  attacked attacker attained attending attracted backhand backward backwards badder baggiest bales ballroom ballrooms
  balls barge baring barking barks barnyard barrener barrister bashing batch baying beading beads beady bears beater
  bedded bedrocks bedsides beech belch belling bellow bells bench bender bends bents bequeath beset beside besieges
  bettered bettor billed bitten bitter black bland blank bleach blight blinding blots blurring blurting boast booked
  boomed booms boring bother braid brandy breach bridling brighten brighter brightly brine brink briny budge budged
  budges budgeted bugger buggiest builders bulls bully bundling buoying burbling burdening burnished burping burring
  bursting busing busying butter cabinets caller callings camel cameo canter cards carps carrier cashing casting
  castings castling cavities cease ceasing cellular centrally cents chaffing chagrins chaining chairing chalking
  champing chancing changing chanting chapping charge charged charges charming charring chars charter charters
  charting chatting cheapen cheapness cheat chewiest chilling chirping choking choosing chops chose chroming
  chugging churning cites citizens clanging cleaner cleaners cleanest cleanser cleared cleaver cleavers cleverer
  cloaking clocking cloister clone closeting clots clotting cloud clouting clove clover clusters clutters coasters
  coasting coating cocking codes coding coiling coinages cokes collages collar coloring colts comas combing combs
  comelier comeliest comet comets commercially commodities commodity commune communed communes communing communion
  communiques communism communist communists commuted commuter commuters commutes compacted compacter compute computed
  computer computes concealing conceding conceit conceits conceiving concert concerting concerto concerts concreting
  concurring condemning condoms condones condors conferring congest conserving constricted constriction constrictions
  construct constructing constructive constructs construed contempt contracted contraction convened convening converge
  converged converging conversed conversing converted converting conveyed cooked cooks cooling cooping copes coping
  cores coring corking cornea corned cornet cornier coroner coroners corps correctly corsages corseting costuming
  counsels counter countered countess counties counting countless coups couriers courting coves coveted coveting cower
  cowered cowing craftsmen creamed creaming cresting croaking crooking crooning crops crossest crossing crusting
  curing currency cysts czars daring dashing dates deader deadest deafer deafest dealer decently deeds defaming
  defending definite demurest dental dented denting dents depending depletes derive descendant detaches detailed
  detained detected deter deters detracted dills disable disables disarmed distanced distances distaste distending
  distinct diving doming doomed dooms doormen douse douses dousing dowdy draftsman dread dreaded dreading dreamer
  dreamers drearier dreariest dredging dressing drier driers drilling drivel driven driver drives droop drove drumming
  dudes duding duels duets dukes dully dumber dumps dunes dupes duping earthier earthiest earthlier earthliest easing
  eclectic effected efficient efficiently eight ejected elapsing elder eldest elected electrical electrify electron
  electronic elevated elevates elevation elicited enter erecting estates estimate exceeded exceedingly excelled
  excelling excels excepting excerpt excerpts excessive excluded excludes excreted excreting excusing executed
  expansive expected expending exploding explosive expressive extending extensive facilitates faculties fairness
  fancied fancies fanciest fatalities fated fatter faulted favoring fears feast feats feces felled felling fetter
  fever fewest fibber fight filed filler fillet filleted fills filly filmed financier finessed fired fireplaces fires
  firmness firms fixed flags flaps flatness flavoring flaws flees fleet flits float floating floats flocking flogging
  flood flooding floods flopping flossing flour flouring flours flouting flowering folly fonder forge forged forger
  forges forth frailer freed freer friended fright frond frontage frost fulled furnishes gales gambler gamed gaped
  garbage gardened gardener gardenia gashing gates gazed gears gents gills gives giving goody graphite grated grater
  greasier greasiest greatness greenest greet grounded guild guilds guilt gully guppy guying hales halve harden
  harking harks harms hashing hatefully haven haves headed headline headlong heady healed healing heaped heaping
  hearing hearings heart heatedly heater heath heating heave heaved heaving heeding heeds heralding herding hereabouts
  historian historical histories hither hiving hoarding hoisting holes homeys homing hones honey hooked hoops hopefuls
  hopes horse horses horsing hosing hosting hosts hounding hovered humps hysteric inclined inclining includes incomes
  inferior inferiors inherent interact intercept intercom interject interment internal interned interpret interred
  intersect intruded intruding inwards jelling jingle jumps killed kills kindle laces lakes lamer lamest larking larks
  laser lashing lasted lasting latent latex lather laths launders laxer laxest layer leach leafing leaguing leaking
  leaning leaping learning leased leases leashing leeks legion lessen letter levee levees lever levers lifted lifting
  lighting lilted lilting liming limiting linger lining lisped lisping listen listened listening listless liter lived
  liven livening liver lives locating locked locking lodger logger longed looming looms looniest looped looping loops
  loosed loosing looted looting lotus louse louses lover loving lowed lowliest lumber lumps luring lusted lusting
  luxuries machined machinery machines males mange manor manufacture manufacturer manufacturers manufactures marching
  marked marker marketed marking markings marks mashing master matching mated matte matted mattered mattes mental
  mentor meres meted meteor meteors metro metros milled mills mince mingle minks minor misted misting mitten mixer
  mobiles mobilize modulate moist molar monkey mostly mothered motherly moths mouse mouses mousing mouth mouths mover
  moves movie mower mulch multiple multiples multiplied multiplies multiply mumps munch muter mutter naturally neared
  nearly neater neatest needy nether newsiest newsy nicer niche notching noticing noting nuder numbed numbered oaths
  oddest officer officers offices olden onward optional outwards overt packing packs palace palaces pales panel panes parading
  parch parching pares paring parkas paroling parring parsing partaking parting partings partying pasta paste pasty
  paths patter peaces peach pearling pears peeks pelts pending perch perking perks pests peter peters pickiest pieced pieces
  pierce pilled pills pilot pilots pities placates plaice plaid plain plank planking plant plate plates plead pleas
  pleat plods plops plows ploys plugs plump plumps plums plush poach poets polar ponder pondering poops poppy ported
  posting pouch pours power prick pricked prickled prickles pricklier prickliest pricks pride prided prides pried
  pries primaries prime primed primes primmest prince princes princess privier priviest prize prized prizes properer
  properly prosperity pulps pumas punished purchased purchaser purchasers purchases quest quilt ramble rambled rambles
  ranched rancher ranchers ranged ranger ranges ranted ranting rants rasher rated ratio reacting realm reamed reaming
  rears rebating recant recanted recanting recitals rectal redder reeds reeks refinement refining refurbish
  refurbishes refuting regal regent regional rejected relating relent relented relenting religion reliving relocated
  remodels remote removed removes renaming rending rends reneging renewals renewing renovate renovates repairing
  repent repented repenting reputing requiring resent resented resenting resident resides residing resilience rested
  resting restoring retailed retailer retailing retain retaining retarding retching reticence reticent retorting
  returning reunited reuniting revel revels revering reviling revising reviving riced rices roamed roams rockiest
  roofed rooks rooted roots rounds rouse rouses rousing rowdiest rowdy rumps runts sades safes sages salts salve
  salves sames sanction sanding saves savories scalding scale scales scaliest scanning scarfing scarring scold
  scumming sealing sears seated secretion sectioned seduction seedling seeds seeks seeping seeps seize selection
  sensor serviced services servile setter settling shafting shamming sharking sharping sheering shelling shelving
  shingle shingled shingles shirt shirting shocking shoot shore shortage shorten shortens shortest shorting shots
  shout shove showed showered showier shown showy sight sills singled singles singly sinus situation sized sizer sizes
  skimming skimp skimping skirting slamming slapping slats sledding sleeking sleepier sleeting slimming slipping
  slopping slower slumming slumping smacking smallish smartest smarting smell smellier smelliest smelling smelting
  smirking smite smocking smoked smoker smokes smoky smote snarling sneering sneezing snorted snorting snots soled
  soles solid sorta sounding sours spacial spade spades spanking spanning spare spares sparking sparring spate spats
  spatting specially specialty specious speed speeding spelling spellings spending spent spice spices spilling spite
  spits spoke spooking spoon sported sporting sports spout spouts spurious spurting squared squarely squarer squares
  squarest squire stablest stalk stalks stallion stanching starching staring starring startling starving states
  stating stationed statue statures statutes stave steal stealing steeping steeps steer steering stemming stems
  stepping stews stillest stilling stinging stinking stirring stocking stoking stone stoniest stony stoppage stored
  stork storm stormier stormiest storming stoves stranding strawing straying striding stroking strove studding studies
  studious studs stunning sturdy styled styles suction suctions suited swamping swatting sweeping sweepings swellest
  swellings swigging swinging swirling swishing swoon tacking tackling taker tales talker tally tallying tanking
  tarrier tasking tawniest teach tears tease teasing teller telling tenor tented tenting tents thanking theorems
  thinnest thorough tidiest tight tilled timidest tingle tinniest tipsiest torch touts tower tracking trailed trainees
  trainer trainers traitors trappers traveler travelers trawler trawlers treat trill triple tripled triples triplet
  trough turkey turning udder unfinished unfit unite unity untie update updates upend upped utilizes vague valued
  values valve vanillas veiling vented venting vents villages villains viola violas virginity virility virtually
  vocation vouched wafer wager waiter waking walling waltzing wander wandering warden wardrobes warehoused warehouses
  washable washed wasting watching watery waver weakling wears wedder weeps wetter whacking wheat whenever whereabouts
  whets whine whore whores widows width willed winch wined wines wintering wishing witching witness wondered wooded
  woodener woodsmen woody wooed woolen workable wounder wright wring writhing wryer yearns yeast yelling yonder
  youngster zoomed zooms`
    .split(/\s+/)
    .join(' '),
)
