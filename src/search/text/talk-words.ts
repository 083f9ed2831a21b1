import { COMMON_WORDS } from './common-words.ts'
import { wordSet } from './phrases.ts'

/** Everyday words that say something of a home or its place, so that leaving one out has to be told. */
const MEANINGFUL = wordSet(
  'affordable bad balcony basement beach big bigger biggest block bottom bus business busy car cars cash cat cats center central ' +
    'cheap cheaper cheapest clean close closer club comfortable commute corner cozy credit cute deck deposit dining ' +
    'dog dogs door double downsize downtown east expensive fan far fire flat floor floors food fresh ' +
    'friendly front full fun furnished garage garden gas green ground half heat high higher highest hill hot huge ' +
    'inexpensive island kitchen lake large larger largest laundry level light low lower lowest luxury ' +
    'mobile modern mortgage new newer newest north ocean office old older open outside owner park parking patio pet pets ' +
    'pool porch private public quick quiet quietly recent residential river road room roommate safe sauna school schools ' +
    'sea season second secure separate share shared shop shopping short side single small smaller smallest soft sold south ' +
    'spacious square station store story street sunny tiny top train transit transport trees ' +
    'university view views walk walking wall warm wash water west white wide window wood yard young lake ' +
    'mountain highway freeway airport hospital uptown suburb suburbs urban rural coast comp tour term dearer ' +
    'reserve reserved',
)

/** Words by which people talk and say nothing of a home, in five languages. */
const TALK = wordSet(
  "looking looked wondering wonder hmm umm uh um whom heading bound concerning talking primarily dreamed dreaming mint junk pull clearer compulsory woud shoudl coud pleae plese greaat evicted retiring jack i'm it's that's let's what's isn't aren't can't i'd i'll i've you're they're we're there's who's where's how's " +
    "couldn't wouldn't shouldn't won't haven't hasn't wasn't don't didn't doesn't kindly appreciate definitely basically ideally " +
    "hopefully bedroomed roomed wich whats wheres hows hey hii hallo hola bonjour ola oi good'day guten tag morgen buenos buenas dias " +
    'tardes noches bom dia salut gracias danke merci obrigado obrigada por favor bitte porfa sil vous plait svp ' +
    'busco buscar buscando quiero quisiera quieren necesito necesitamos queremos buscamos para una uno unos unas un el la los las lo de del al en ' +
    'con que hay tiene tienen tengo me gustaria ver muestrame mostrar muestra ensename encontrar encuentra puedes puede podria alguna algun algunas algunos ' +
    'cual cuales cuanto cuantos cuantas donde como es son este esta estos estas mi mis nuestra nuestro se le les y o u e ' +
    'si sea sean estar estan tener tenga tengan ser muy tambien hasta desde sobre entre mas menos bien todo todas todos cada ' +
    'cherche cherchons recherche recherchons voudrais voudrions veux aimerais avec dans pour une des les est du de au aux sur chez par ' +
    'je nous on tu vous il elle ils elles mon ma mes notre nos votre vos ce cet cette ces qui que quoi quel quelle quels quelles dont ou et ' +
    "j'ai j'aimerais d'une d'un qu'il y a-t-il avez avoir ayant trouver trouve montrez montre moi besoin serait sont soit aussi tres bien tout toute " +
    'quelque quelques chose ete suis aurais ici tous ' +
    'suche suchen sucht suchte mochte mochten brauche brauchen wunsche eine einen einem einer eines ein mit und der die das den dem des ich wir ' +
    'zum zur gibt es von vom bei oder im am fur auf aus nach zu haben habt hast habe hat sein ist sind war wird werden soll sollte sollten ' +
    'kann konnen konnte zeig zeige zeigen mir uns bitte gerne gern etwas was welche welcher welches wo wie viele viel sie ihr ihre unser unsere mein meine ' +
    'finden finde auch sehr nur noch schon so dass wenn als an ' +
    'procuro procuramos procurando quero queremos preciso precisamos gostaria gostariamos com sem uma umas uns um dos das nos nas no na em os as ao aos do da pelo pela ' +
    'tem ha mostre mostra mostrar encontrar encontre ache voce voces pode poderia algum alguma alguns algumas qual quais quanto quantos quantas onde ' +
    'seja sejam ter tenha tenham ser muito tambem para meu minha nosso nossa este esta esse essa isso estou estamos estao favor ' +
    'is are was were the a an to of in on at for and or but with by from as if so',
)

/** Whether a word says nothing that a search could use, so that nothing is lost where it is passed over. */
export const isTalk = (text: string): boolean =>
  TALK.has(text) ||
  (!MEANINGFUL.has(text) && (COMMON_WORDS.has(text) || COMMON_WORDS.has(text.replace(/'\p{L}+$/u, ''))))
