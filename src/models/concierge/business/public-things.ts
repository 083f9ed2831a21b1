/** Things, plants, colours and the like that anything public may mention: their names alone never say what is confidential. */
export const PUBLIC_THINGS = {
  plants: `
    acacia almond apple ash bamboo beech berry birch blossom bougainvillea bouquet bush cactus cedar cherry chestnut clover cypress
    daffodil daisy elm eucalyptus fern fig fir flowerbed foliage geranium grape grass hawthorn hazel heather herb herbs hibiscus
    holly hydrangea iris ivy jasmine juniper laurel lavender lemon lilac lily lime linden magnolia maple mimosa moss mulberry
    myrtle oleander olive orange orchid palm peach pear pine plum poplar poppy rose rosemary sage sapling seed seedling shrub
    spruce sunflower sycamore thyme tulip vine vines violet walnut wildflower willow wisteria yew`,
  wildlife: `
    badger bat bear beaver blackbird butterfly crane cricket deer dolphin donkey dove dragonfly duck eagle elephant falcon flamingo
    fox frog goat goose gull hare hawk hedgehog heron hummingbird kingfisher lamb lark lion lynx mole moth nightingale otter oxen
    peacock pelican pheasant pigeon puffin quail robin rooster seagull seal sheep shell sparrow squirrel starling stork swallow
    swan tiger toad trout tuna whale wolf woodpecker wren`,
  colours: `
    amber azure beige burgundy chrome copper coral cream crimson cyan ebony fuchsia golden grey gray indigo ivory khaki lavender
    magenta maroon mauve navy ochre olive pale pastel pink purple ruby sapphire scarlet sepia silver tan teal terracotta turquoise
    vermilion violet`,
  materials: `
    aluminium aluminum bamboo brass bronze burlap canvas cardboard carton cashmere cedar cement ceramic clay cloth concrete cork
    cotton crystal enamel fabric felt fiberglass flagstone foil fur granite gravel iron jute lace laminate leather limestone
    mahogany mesh metal mosaic nylon paper parchment plastic plywood polyester porcelain quartz rattan rubber sand sandstone satin
    silk stainless steel straw stucco suede tarmac teak terrazzo textile tin travertine twine vellum velvet vinyl wicker wool`,
  household: `
    apron armchair basin basket beanbag bedding bench blanket blender bookcase bookshelf bottle bowl box broom brush bucket bulb
    candle candlestick cards chandelier coaster coffeemaker corkscrew cot crib cup curtains cushion cutlery dehumidifier dresser
    drum dryer dustpan easel envelope fan footstool fork frame futon glass grill hairdryer hammock hanger headboard heater hob
    humidifier iron jar jug kettle kitchenware knife ladle lampshade lantern mailbox mop mug napkin oven pan parasol pencil pillow
    pitcher plate pot puzzle quilt rack recliner ribbon rope rug saucer scissors seat sewing shampoo sheet sheets sideboard soap
    sofa spoon stapler sticker stickers stool string table tablecloth teapot tent throw toaster toothbrush towel towels tray
    trolley tumbler tv urn vacuum waterbed waterbeds wheelbarrow whiteboard wreath`,
  equipment: `
    adapter aerial airconditioner antenna backsplash bike-rack binder boiler bolt bracket cable charger chute compactor compressor
    conduit coupler crane cylinder dispenser duct elevator extinguisher extinguishers fan faucet filter fuse gasket gauge generator
    gutter hinge hose hvac hydrant insulation irrigation jack kiosk lawnmower lever lift machine manifold meter motor mower nozzle
    outlet outlets panel panels pipe pipes plow projector pump pumps radiator rail screw sensor sensors shovel shower skylight
    softener solar spotlight sprinkler stair stepladder strip switch switches tank tanks tech techs timer tool tools trap treadmill
    valve ventilation ventilator washer wheel windowpane winch`,
  music_and_art: `
    album architecture art artwork ballad ballet band baroque bass bell bust cello ceramics choir choreographer clarinet composer
    concert concerts conductor craftsmanship dance dancer drawing drawings drummer engraving etching fiddle film flute fresco
    frescoes gothic guitar harp illustration jazz landscape literature lithograph masterpiece melody mosaic mural museum music
    musical musician novel opera orchestra organ painter painting paintings pianist piano play poem poet portrait portraits pottery
    renaissance romanesque sculptor sculpture sculptures singer sketch song soprano statue symphony tapestry theatre violin
    violinist violinists watercolour watercolor woodcut writer writers`,
  clothing: `
    boot boots cap coat coats cloak dress glove gloves hat hats hood jacket jackets jewel jewelry jewellery lanyard lanyards
    necklace outfit pyjamas raincoat ribbon robe robes sandal sandals scarf shirt shirts shoe shoes skirt slipper slippers sock
    socks suit suits sweater tie trousers uniform uniforms vest waistcoat`,
  sport_and_play: `
    archery badminton ball ballgame baseball basketball bat bicycle billiards bingo boating boules bowling canoe canoes canoeing
    card cards chess climbing cricket cycling darts dive diving fishing football game games golf golfers gymnastics hike hikes
    hiking hockey horseback jog jogging kayak kayaks kayaking kite knitting marathon paddle paddles painting pilates pingpong polo
    pool puzzle quiz race races racquet rafting riding rink rock rowing rugby run runs sail sailing skate skating ski skiing
    sledding snorkel snorkelling soccer softball squash stadium surf surfing swim swimming tango tennis trek trekking volleyball
    walk walkers yoga zumba`,
  weather_and_sky: `
    air breeze breezes cloud clouds dawn dew drizzle dusk frost heat ice icy moon rain rainy rainbow shade sky skies sleet snow
    snowfall star stars sun sunlight sunny sunrise sunset temperature thaw weather wind windy winds`,
  work_and_trade: `
    apprentice archery atelier baker barista blacksmith boatbuilder bookseller brewer butcher butler cabinetmaker carpenter chef
    cheesemaker cobbler confectioner copywriter craftsman craftsmen dressmaker editor farmhand fisherman fishermen florist
    gallerist gamekeeper glassblower goldsmith grocer hatter honeymooner honeymooners hotelier innkeeper jeweller joiner magician
    maker makers miller milliner miner monk nun nuns operator organist painter pastor perfumer pharmacist physician physicist
    pilgrim pilgrims potter preacher priest printer restaurateur restorer sailor sailors saddler seamstress sculptor shepherd
    shopkeeper silversmith sommelier stonemason storyteller tailor teacher therapist tiler toolmaker vicar vintner vintners waiter
    watchmaker weaver winemaker woodworker zoologist onboarding preventive prevention handyman coordinator scheduling dispatch
    intake processing logistics turnover turnaround`,
  regions: `
    adriatic aegean algarve alps alpine amalfi andalusia apennines appalachian arctic atlantic azores balearic balkan baltic
    bavaria bay bordeaux brittany burgundy campania caribbean catalonia cornwall cotswolds danube devon dolomites dordogne douro
    ebro flanders galicia languedoc lazio liguria loire lombardy luberon madeira majorca mediterranean midlands midwest minho
    moselle normandy pacific piedmont provence puglia pyrenees rhine rhone riviera sardinia savoy saxony scandinavia sicily silesia
    somerset sussex tagus thames tuscany tyrol umbria veneto wessex yorkshire`,
  qualities: `
    accurate active adequate aged ambitious annual antique apparent artisan audible awake bare basic bilateral blunt bold brave
    brisk broad brown bulky busy calm candid casual ceremonial civic clean coherent collective compact complex concise concrete
    consistent constant continuous cool cooperative countless crisp cultural customary daily decent deep definite dense dependable
    dry dual durable early eastbound eclectic economic edible educational elaborate elderly elementary enclosed energetic enormous
    entire environmental even everyday exact exotic expert external fabled factual familiar famed far-reaching fashionable festive
    firm flat floral fluffy folding formal former fortunate frequent frontal frosted frugal functional gilded giant glad gleaming
    global glossy graceful gradual grassy habitual handy harmless healthful healthy heavy hilly hollow huge identical imaginative
    immense incremental indoor industrious informative initial inland inner innovative instructive intact intelligent intermediate
    intricate inventive joint jovial kindred knowledgeable lasting latest lavish leafy learned legible lengthy level liberal
    lightweight literal literary logical longstanding lucid lush mature maximal meaningful measured medieval melodic merry metallic
    mild miniature minor moderate modest modular mountainous multiple mutual mythical narrow natural nautical navigable neighbourly
    neutral newborn northbound notable noticeable numerical nutritious objective oblong occasional oceanic optimal optimistic oral
    ordinary organic ornamental ornate outdoor outer outgoing oval overall paperless parallel pastoral patterned paved permanent
    petite physical pleasing plentiful plural polished portable positive practical prepared prime prior productive proficient
    progressive prominent proportional proud prudent radiant random rapid readable realistic rectangular regional regular related
    resident residual resourceful responsive rewarding robust rocky roomy rosy round royal rustic sacred sandy scholarly scientific
    seaworthy selective shaded shady shallow shared shiny sizable sleek sloping slow smart smooth snug social solid spacious
    spatial specific speedy spherical stable standard steady steep sterling stocky stone-built straight structured sturdy subtle
    suitable sunken supplementary sweet symmetrical systematic tall tangible technical temperate temporal thematic therapeutic
    thick tidy tiled tiny tolerant towering traditional trilingual triple tropical tuneful twin ultimate unanimous underground
    uniform unisex universal upbeat upper upright urban usable usual vast vaulted vegetal verbal versatile vertical viable vibrant
    vintage virtual visible visual vital vocal walled warm-hearted washable waterproof wavy weatherproof weekly well-kept westbound
    wheeled wholesome windowed winding winter wired wooded wooden woolen workable worldly zestful`,
}
