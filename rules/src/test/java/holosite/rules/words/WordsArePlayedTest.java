package holosite.rules.words;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.facts.FactWords;
import holosite.cards.facts.FactsTable;
import holosite.language.Card;
import holosite.language.Vocabulary;
import holosite.language.ability.Deed;
import holosite.language.card.Agenda;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Stretch;
import holosite.language.card.Trait;
import holosite.rules.state.GameState;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * A word that a card can say must be read by a rule, and not only be printed: every constant of an
 * enum of the language, every kind of node, and every part of a node. The words are those of {@link
 * Vocabulary}. The exceptions are listed here with their reasons; a word that is read after all
 * must leave the list.
 */
class WordsArePlayedTest {
    /** Packages that print, show, store or lay out what is there, and decide nothing. */
    private static final Set<String> NO_RULES =
            Set.of("tell", "view", "why", "save", "log", "notation", "kit", "refusal");

    private static final Bytecode READ =
            Bytecode.of(GameState.class, WordsArePlayedTest::isOfARule);

    private static boolean isOfARule(String name) {
        return !NO_RULES.contains(name.replaceFirst("holosite/rules/", "").split("/")[0]);
    }

    /** Enums that are read without naming their constants. */
    private static final Map<Class<?>, String> READ_AS_A_WHOLE =
            Map.of(
                    Agenda.class, "agendas are compared with one another",
                    Stretch.class, "stretches are compared by their order",
                    Compare.class, "a comparison works itself out",
                    Figure.Of.class, "says to what a figure belongs, for what is checked here",
                    Deed.Ruling.class, "says what can be said of a deed, for what is checked here");

    /** Characteristics that are printed on cards: texts tell cards apart by them. */
    private static final Set<Trait> PRINTED = FactWords.traitsOf(FactsTable.read().all());

    /**
     * Characteristics the table of facts does not list, which only tell cards apart. One that
     * changes what the rules do with its card must be read by a rule.
     */
    private static final Set<Trait> TELLS_APART =
            EnumSet.of(
                    Trait.ABYSSIN,
                    Trait.AQUALISH,
                    Trait.ARCONA,
                    Trait.BARRIER,
                    Trait.BARTENDER,
                    Trait.BLACK_SQUADRON,
                    Trait.BOTHAN,
                    Trait.BOUNTY,
                    Trait.BOWCASTER,
                    Trait.CANYON,
                    Trait.CHADRA_FAN,
                    Trait.DESERT,
                    Trait.DEWBACK,
                    Trait.DISRUPTOR,
                    Trait.EWOK_WEAPON,
                    Trait.FARMER,
                    Trait.GADERFFII_STICK,
                    Trait.GIVIN,
                    Trait.GOLD_SQUADRON,
                    Trait.GOTAL,
                    Trait.INTERROGATOR,
                    Trait.ISHI_TIB,
                    Trait.ITHORIAN,
                    Trait.LANDER,
                    Trait.LANDSPEEDER,
                    Trait.MEDIC,
                    Trait.MERCHANT,
                    Trait.MINE,
                    Trait.MOUSE_DROID,
                    Trait.OBSIDIAN_SQUADRON,
                    Trait.PRINCESS,
                    Trait.RECRUIT,
                    Trait.RED_SQUADRON,
                    Trait.SAIL_BARGE,
                    Trait.SAURIN,
                    Trait.SHISTAVANEN,
                    Trait.SUBJUGATED,
                    Trait.SWAMP_CREATURE,
                    Trait.TALZ,
                    Trait.TAUNTAUN,
                    Trait.TRANDOSHAN,
                    Trait.SPEEDER_DEALER,
                    Trait.VADERS_STAND_IN,
                    Trait.VIBRO_AX,
                    Trait.WHIPHID,
                    Trait.YARKORA);

    private static final String FILTER = "only tells cards apart; no rule of its own in the game";
    private static final String OF_A_SET = "the mark of a set, by which texts tell cards apart";
    private static final String KIND = "only tells cards apart; what holds for it stands on cards";
    private static final String PILE = "its functions say themselves to which pile they go";

    /** Constants that no rule names. */
    private static final Map<String, String> UNREAD =
            Map.ofEntries(
                    Map.entry("Icon.A_NEW_HOPE", OF_A_SET),
                    Map.entry("Icon.CLOUD_CITY", OF_A_SET),
                    Map.entry("Icon.CORUSCANT", OF_A_SET),
                    Map.entry("Icon.DAGOBAH", OF_A_SET),
                    Map.entry("Icon.DEATH_STAR_II", OF_A_SET),
                    Map.entry("Icon.ENDOR", OF_A_SET),
                    Map.entry("Icon.HOTH", OF_A_SET),
                    Map.entry("Icon.JABBAS_PALACE", OF_A_SET),
                    Map.entry("Icon.PREMIUM", OF_A_SET),
                    Map.entry("Icon.REFLECTIONS_II", OF_A_SET),
                    Map.entry("Icon.REFLECTIONS_III", OF_A_SET),
                    Map.entry("Icon.SET_0", OF_A_SET),
                    Map.entry("Icon.SET_D", OF_A_SET),
                    Map.entry("Icon.SPECIAL_EDITION", OF_A_SET),
                    Map.entry("Icon.TATOOINE", OF_A_SET),
                    Map.entry("Icon.THEED_PALACE", OF_A_SET),
                    Map.entry("Icon.INDEPENDENT", FILTER),
                    Map.entry("Icon.SPACE", FILTER),
                    Map.entry("Icon.UNDERGROUND", FILTER),
                    Map.entry("Icon.UNDERWATER", FILTER),
                    Map.entry("Icon.TRADE_FEDERATION_ICON", FILTER),
                    Map.entry("Icon.GRABBER", "what grabbers do is said by their texts"),
                    Map.entry("Icon.DEFENSIVE_SHIELD", "makes an Effect another type of card"),
                    Map.entry("CardType.ADMIRALS_ORDER", "no card of this type is written"),
                    Map.entry("Subtype.ALIEN", KIND),
                    Map.entry("Subtype.COMBAT_VEHICLE", KIND),
                    Map.entry("Subtype.DEATH_STAR_WEAPON", KIND),
                    Map.entry("Subtype.IMMEDIATE_EFFECT", "answers as its text says"),
                    Map.entry("Subtype.IMPERIAL", KIND),
                    Map.entry("Subtype.MOBILE_EFFECT", "moves as its text says"),
                    Map.entry("Subtype.NORMAL_EFFECT", "an Effect without further rules"),
                    Map.entry("Subtype.POLITICAL_EFFECT", KIND),
                    Map.entry("Subtype.REBEL", KIND),
                    Map.entry("Subtype.REPUBLIC", KIND),
                    Map.entry("Subtype.SITH", KIND),
                    Map.entry("Subtype.LOST_OR_STARTING_INTERRUPT", PILE),
                    Map.entry("Subtype.STARTING_INTERRUPT", PILE),
                    Map.entry("Subtype.USED_OR_LOST_INTERRUPT", PILE),
                    Map.entry("Subtype.USED_OR_STARTING_INTERRUPT", PILE),
                    Map.entry("Put.Position.BOTTOM", "wherever the top is not meant"),
                    Map.entry("Retrieve.How.CHOSEN", "wherever no other way is meant"));

    /** Parts of nodes that no rule reads. */
    private static final String FOR_PLAYERS = "of a game aid, which only players read";

    private static final Map<String, String> UNREAD_PARTS =
            Map.of(
                    "Choice.least", "words of a number; the node that chooses has it, too",
                    "Choice.most", "words of a number; the node that chooses has it, too",
                    "Maintenance.use", "read by the action it makes for the end of the turn",
                    "Maintenance.lose", "read by the action it makes for the end of the turn",
                    "PermanentPilot.astromech", "read by the card as its crew is taken away",
                    "PermanentPilot.texts", "read by the card as its crew is taken away",
                    "ParsecChart.rows", FOR_PLAYERS,
                    "ParsecChart.rebelBases", FOR_PLAYERS,
                    "ParsecChart.Row.parsec", FOR_PLAYERS,
                    "ParsecChart.Row.systems", FOR_PLAYERS);

    @Test
    void everyConstantIsReadByARule() {
        var unread = new TreeSet<String>();
        for (Enum<?> constant : Vocabulary.constants()) {
            Class<?> type = constant.getDeclaringClass();
            if (!READ_AS_A_WHOLE.containsKey(type)
                    && !(constant instanceof Trait trait && PRINTED.contains(trait))
                    && !READ.reads(constant)) {
                unread.add(name(type) + "." + constant.name());
            }
        }

        var listed = new TreeSet<>(UNREAD.keySet());
        TELLS_APART.forEach(trait -> listed.add("Trait." + trait.name()));
        assertThat(unread).isEqualTo(listed);
    }

    @Test
    void everyKindOfNodeIsToldApartByARule() {
        var untold = new TreeSet<String>();
        for (Class<?> node : Vocabulary.nodes()) {
            if (!READ.tellsApart(node)) {
                untold.add(name(node));
            }
        }

        assertThat(untold).isEmpty();
    }

    @Test
    void everyPartOfANodeIsReadByARule() {
        var unread = new TreeSet<String>();
        for (Class<?> type : language()) {
            if (type.isRecord()) {
                for (var part : type.getRecordComponents()) {
                    if (!READ.calls(type, part.getName())) {
                        unread.add(name(type) + "." + part.getName());
                    }
                }
            }
        }

        assertThat(unread).isEqualTo(new TreeSet<>(UNREAD_PARTS.keySet()));
    }

    /** A new family or enum of the language must be entered in its vocabulary. */
    @Test
    void theVocabularyForgetsNoWord() {
        var nodes = new HashSet<>(Vocabulary.nodes());
        var enums = new HashSet<Class<?>>();
        Vocabulary.constants().forEach(constant -> enums.add(constant.getDeclaringClass()));

        assertThat(language())
                .filteredOn(type -> type.isRecord() && isNode(type))
                .allSatisfy(type -> assertThat(nodes).contains(type));
        assertThat(language())
                .filteredOn(Class::isEnum)
                .allSatisfy(type -> assertThat(enums).contains(type));
    }

    /** What a sealed family of the language permits. */
    private static boolean isNode(Class<?> type) {
        for (Class<?> family : type.getInterfaces()) {
            if (family.isSealed()) {
                return true;
            }
        }
        return false;
    }

    private static String name(Class<?> type) {
        return type.getName().replaceFirst(".*\\.", "").replace('$', '.');
    }

    /** Every public class of the language, except those that put words into sentences. */
    private static List<Class<?>> language() {
        var found = new ArrayList<Class<?>>();
        Predicate<String> words =
                name -> name.matches("holosite/language/[a-z]+/.*") && !name.contains("/prose/");
        for (var model : Bytecode.classes(Card.class, words)) {
            try {
                Class<?> type = Class.forName(model.thisClass().asInternalName().replace('/', '.'));
                if (Modifier.isPublic(type.getModifiers())) {
                    found.add(type);
                }
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
        assertThat(found).hasSizeGreaterThan(200);
        return found;
    }
}
