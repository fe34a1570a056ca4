package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.condition.Always;
import holosite.language.effect.SetUp;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Starting Interrupts: chosen unseen, revealed together, carried out one after the other. */
class StartingInterruptTest {
    private static final String SURFACE = "Surface Defense";
    private static final String TREAD = "Don't Tread On Me";
    private static final String ADVISOR = "Twi'lek Advisor";

    @Test
    @Claim({"starting-the-game#2", "starting-the-game#7", "starting-the-game#16"})
    void eachMayPlayOneAndTheFirstTurnsIsCarriedOutFirst() {
        var scene =
                start(
                        deck(DARK, CANTINA, CANTINA, SURFACE, "Secret Plans"),
                        deck(LIGHT, "Tatooine", "Tatooine", TREAD));

        // asked after the locations, Dark and then Light, who sees nothing of Dark's choice
        scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_INTERRUPT);
        assertThat(scene.locations()).hasSize(2);
        scene.choose(SURFACE);
        scene.expectDecider(LIGHT).expectPrompt(Prompt.Key.STARTING_INTERRUPT);
        assertThat(scene.game().view(LIGHT).toString()).doesNotContain(SURFACE);
        scene.choose(TREAD);
        // both are revealed; Dark's happens now
        scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_CARD);
        assertThat(scene.game().view(DARK).toString()).doesNotContain(TREAD);
        scene.choose("Secret Plans");

        assertThat(scene.isOnTable("Secret Plans")).isTrue();
        // both go back to their Reserve Decks
        assertThat(scene.hand(DARK).size() + scene.reserve(DARK).size()).isEqualTo(58);
        assertThat(scene.hand(LIGHT).size() + scene.reserve(LIGHT).size()).isEqualTo(59);
        assertThat(scene.hand(DARK)).hasSize(8);
    }

    @Test
    @Claim("starting-the-game#7")
    void nobodyHasToPlayOne() {
        var scene =
                start(
                                deck(DARK, CANTINA, CANTINA, SURFACE, "Secret Plans"),
                                deck(LIGHT, "Yavin 4", "Yavin 4"))
                        .choose();

        assertThat(scene.isOnTable("Secret Plans")).isFalse();
        assertThat(scene.hand(DARK)).hasSize(8);
    }

    @Test
    @Claim("starting-the-game#7")
    void nobodyPlaysTwo() {
        var scene =
                start(
                        deck(DARK, CANTINA, CANTINA, SURFACE, ADVISOR, "Secret Plans"),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));

        scene.offers(SURFACE, ADVISOR);
        assertThat(((Decision.ChooseCards) scene.decision()).most()).isEqualTo(1);
        scene.choose(SURFACE).choose("Secret Plans");

        // the other one is a card of the deck like any other
        assertThat(scene.phase()).isEqualTo(Phase.ACTIVATE);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.hand(DARK).size() + scene.reserve(DARK).size()).isEqualTo(58);
    }

    @Test
    @Claim("starting-the-game#16")
    void whoeverTakesTheFirstTurnCarriesOutHisFirst() {
        for (String start : new String[] {CANTINA, "Death Star"}) {
            var scene =
                    start(
                            deck(DARK, start, start, ADVISOR, "Secret Plans", "First Strike"),
                            deck(LIGHT, "Yavin 4", "Yavin 4", "The Signal", "Haven"));
            // with the Death Star Light takes the first turn
            boolean dark = start.equals(CANTINA);
            for (int i = 0; i < 2; i++) {
                boolean asked = scene.whoDecides() == DARK;
                scene.expectPrompt(Prompt.Key.STARTING_INTERRUPT);
                scene.choose(asked ? ADVISOR : "The Signal");
            }

            scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_CARD);
            assertThat(scene.isOnTable("Haven")).isEqualTo(!dark);
            scene.choose("Secret Plans");

            assertThat(scene.turnOf()).isEqualTo(dark ? DARK : LIGHT);
            assertThat(scene.isOnTable("Haven")).isTrue();
            assertThat(scene.isOnTable("Secret Plans")).isTrue();
        }
    }

    @Test
    void theSignalAndTheAdvisorBringAnEffectThatCostsNothing() {
        var scene =
                start(
                        deck(
                                DARK,
                                CANTINA,
                                CANTINA,
                                ADVISOR,
                                "Secret Plans",
                                "First Strike",
                                "Luke? Luuuuke!",
                                "This Is Outrageous!",
                                "Astromech Shortage"),
                        deck(
                                LIGHT,
                                "Yavin 4",
                                "Yavin 4",
                                "The Signal",
                                "Haven",
                                "Ultimatum",
                                "Our Most Desperate Hour",
                                "Plea To The Court",
                                "Evacuation Control",
                                "Tauntaun Bones"));
        scene.choose(ADVISOR).choose("The Signal");

        scene.mayNot("Luke? Luuuuke!", "This Is Outrageous!", "Astromech Shortage")
                .chooseOnly("First Strike");
        scene.mayNot("Our Most Desperate Hour", "Plea To The Court")
                .mayNot("Evacuation Control", "Tauntaun Bones")
                .chooseOnly("Haven");
    }

    @ParameterizedTest
    @CsvSource({"Yavin 4, true", "Alderaan, false"})
    void dontTreadOnMeNeedsABattleground(String location, boolean brings) {
        var scene =
                start(
                                deck(DARK, CANTINA, CANTINA),
                                deck(LIGHT, location, location, TREAD, "Ultimatum"))
                        .choose(TREAD);
        assertThat(scene.isOffered("Ultimatum")).isEqualTo(brings);
    }

    private static Scene surface(String location) {
        return start(
                        deck(DARK, location, location, SURFACE, "Secret Plans"),
                        deck(LIGHT, "", "Dantooine Base Operations", "Dantooine"))
                .choose(SURFACE);
    }

    @Test
    @Claim("surface-defense#1")
    void aBattlegroundDeployedAtTheStartCountsThoughItWasConverted() {
        // Dark's Dantooine is a battleground; Light's version, which converts it, is none
        surface("Dantooine").expectPrompt(Prompt.Key.STARTING_CARD).choose("Secret Plans");

        // without a battleground it goes back to the deck unused
        var none = surface("Ralltiir");
        assertThat(none.isOnTable("Secret Plans")).isFalse();
        assertThat(none.hand(DARK)).hasSize(8);
        assertThat(none.hand(DARK).size() + none.reserve(DARK).size()).isEqualTo(59);
    }

    @Test
    @Claim("dont-tread-on-me#1")
    void aStartingLocationConvertedByAnObjectiveWasStillDeployedAsABattleground() {
        // Light's Ralltiir is a battleground; Dark's version, which converts it, is none
        var scene =
                start(
                        deck(DARK, "", "Ralltiir Operations", "Ralltiir"),
                        deck(LIGHT, "Ralltiir", "Ralltiir", TREAD, "Ultimatum"));
        assertThat(scene.state().table().laidOut(scene.card("dark Ralltiir"))).isTrue();
        scene.choose(TREAD).expectPrompt(Prompt.Key.STARTING_CARD).choose("Ultimatum");
        assertThat(scene.isOnTable("Ultimatum")).isTrue();

        // a location that never was a battleground does not count
        var none =
                start(
                                deck(DARK, "", "Ralltiir Operations", "Ralltiir"),
                                deck(LIGHT, "Dantooine", "Dantooine", TREAD, "Ultimatum"))
                        .choose(TREAD);
        assertThat(none.isOnTable("Ultimatum")).isFalse();
        assertThat(none.phase()).isEqualTo(Phase.ACTIVATE);
    }

    @Test
    @Claim("dont-tread-on-me#2")
    void soDoesALocationThatCameWithAnObjective() {
        for (String system : new String[] {"Ralltiir", "Dantooine"}) {
            var mission =
                    Kinds.objective("Plain Mission", LIGHT, "0_1")
                            .back("Plain Success")
                            .says(Actions.starts(SetUp.must("system", Filters.titled(system))));
            var invasion =
                    Kinds.lostOrStartingInterrupt("Plain Invasion", DARK, "0_2")
                            .destiny(1)
                            .says(
                                    Actions.starting(
                                            Always.ALWAYS,
                                            Pile.LOST_PILE,
                                            SetUp.must("system", Filters.titled(system))));
            var scene =
                    start(
                            with(deck(DARK, CANTINA, CANTINA, system), invasion),
                            with(deck(LIGHT, "", system, TREAD, "Ultimatum"), mission));
            scene.choose("Plain Invasion").choose(TREAD);
            assertThat(scene.state().table().laidOut(scene.card("dark " + system))).isTrue();
            // of Light's two versions only Ralltiir is a battleground
            if (system.equals("Ralltiir")) {
                scene.expectPrompt(Prompt.Key.STARTING_CARD).choose("Ultimatum");
            }
            assertThat(scene.isOnTable("Ultimatum")).isEqualTo(system.equals("Ralltiir"));
        }
    }

    /** The same deck with one more card, in place of a trooper. */
    private static Setup.PlayerDeck with(Setup.PlayerDeck deck, Card card) {
        var cards = new ArrayList<>(deck.cards());
        cards.set(cards.size() - 1, card);
        return new Setup.PlayerDeck(deck.name(), cards, deck.start());
    }

    @Test
    @Claim({
        "starting-the-game#8",
        "starting-the-game#17",
        "starting-the-game#18",
        "starting-the-game#19"
    })
    @Ruling("starting-sequence-is-followed")
    void theSequenceIsAlwaysFollowedAndAChoiceStands() {
        var dark =
                StartDecks.under(
                        deck(DARK, CANTINA, CANTINA, SURFACE, "Secret Plans", "Fear Is My Ally"),
                        DARK,
                        "Battle Order");
        var scene = start(dark, deck(LIGHT, "Yavin 4", "Yavin 4"));

        scene.expectPrompt(Prompt.Key.STARTING_EFFECT).choose("Fear Is My Ally");
        // not asked about it again: the next question is the Interrupt, after the locations
        scene.expectPrompt(Prompt.Key.STARTING_INTERRUPT).choose(SURFACE);
        scene.expectPrompt(Prompt.Key.STARTING_CARD).choose("Secret Plans");

        var table = scene.state().table();
        assertThat(table.arrived(scene.card("Fear Is My Ally")))
                .isLessThan(table.arrived(scene.card(CANTINA)));
        assertThat(table.arrived(scene.card(CANTINA)))
                .isLessThan(table.arrived(scene.card("Secret Plans")));
        assertThat(scene.turnOf()).isEqualTo(DARK);
        assertThat(scene.hand(DARK)).hasSize(8);
    }

    @Test
    void oneEffectWithoutDeployCostComesByTheAdvisor() {
        var scene =
                start(
                        deck(
                                DARK,
                                CANTINA,
                                CANTINA,
                                "Twi'lek Advisor",
                                "Secret Plans",
                                "Presence Of The Force",
                                "Astromech Shortage",
                                "Fear Is My Ally"),
                        deck(LIGHT, "Yavin 4", "Yavin 4", "The Signal", "Haven"));
        scene.choose().choose("Twi'lek Advisor").choose("The Signal");

        scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_CARD);
        // one costs Force, the other is a Starting Effect
        scene.offers("Presence Of The Force", "Secret Plans");
        scene.mayNot("Astromech Shortage", "Fear Is My Ally");
        scene.choose("Secret Plans");

        assertThat(scene.isOnTable("Secret Plans")).isTrue();
        assertThat(scene.lost(DARK)).containsExactly("Twi'lek Advisor");
        // Light's only Effect goes to the place it says
        assertThat(scene.hostOf("Haven")).isEqualTo("Yavin 4");
        assertThat(scene.lost(LIGHT)).containsExactly("The Signal");
    }

    @Test
    @Claim({"prepared-defenses#1", "prepared-defenses#6"})
    void upToThreeEffectsComeOneAfterTheOtherInAnOrderOfChoice() {
        var scene =
                start(
                        deck(
                                DARK,
                                CANTINA,
                                CANTINA,
                                "Prepared Defenses",
                                "Secret Plans",
                                "Resistance",
                                "Bad Feeling Have I",
                                "Presence Of The Force"),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));
        scene.choose("Prepared Defenses");

        // the other is neither immune to Alter nor goes to the table
        scene.offers("Resistance", "Secret Plans").mayNot("Presence Of The Force");
        scene.mayNot("Bad Feeling Have I");
        scene.choose("Resistance");
        assertThat(scene.isOnTable("Resistance")).isTrue();
        assertThat(scene.isOnTable("Secret Plans")).isFalse();
        scene.choose("Secret Plans");

        var table = scene.state().table();
        assertThat(table.arrived(scene.card("Resistance")))
                .isLessThan(table.arrived(scene.card("Secret Plans")));
        assertThat(scene.lost(DARK)).containsExactly("Prepared Defenses");
        assertThat(scene.hand(DARK)).hasSize(8);
    }

    @Test
    @Claim({
        "prepared-defenses#2",
        "prepared-defenses#3",
        "prepared-defenses#4",
        "prepared-defenses#5"
    })
    void whatHappensByItselfHappensAfterEachEffect() {
        String escape = "No Escape";
        var scene =
                start(
                        deck(
                                DARK,
                                CANTINA,
                                CANTINA,
                                "Prepared Defenses",
                                "Naboo Occupation",
                                escape,
                                "Imperial Arrest Order"),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));
        scene.choose("Prepared Defenses").choose("Naboo Occupation");
        // without battle droids on Naboo it is lost before the next one comes
        assertThat(scene.lost(DARK)).containsExactly("Naboo Occupation");
        scene.choose("No Escape");
        scene.use("No Escape").passResponses();
        assertThat(scene.hand(DARK)).contains("Naboo Occupation");
        assertThat(scene.lost(DARK)).isEmpty();
        scene.choose("Imperial Arrest Order");

        assertThat(scene.isOnTable("No Escape")).isTrue();
        assertThat(scene.isOnTable("Imperial Arrest Order")).isTrue();
        assertThat(scene.lost(DARK)).containsExactly("Prepared Defenses");
        assertThat(scene.hand(DARK)).hasSize(9).contains("Naboo Occupation");
    }

    @Test
    @Claim("prepared-defenses#4")
    void noEscapeFindsNothingWhereNothingIsLostYet() {
        var scene =
                start(
                        deck(
                                DARK,
                                CANTINA,
                                CANTINA,
                                "Prepared Defenses",
                                "No Escape",
                                "Imperial Arrest Order"),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));
        scene.choose("Prepared Defenses").choose("No Escape");
        // the Interrupt is not in the Lost Pile yet
        scene.mayNot("use No Escape").choose("Imperial Arrest Order");
        assertThat(scene.lost(DARK)).containsExactly("Prepared Defenses");
        assertThat(scene.hand(DARK)).hasSize(8);
    }

    @Test
    void noMoreThanThreeCome() {
        String[] effects = {"Resistance", "First Strike", "Secret Plans"};
        var scene =
                start(
                        deck(
                                DARK,
                                CANTINA,
                                CANTINA,
                                "Prepared Defenses",
                                effects[0],
                                effects[1],
                                effects[2],
                                "A Disturbance In The Force",
                                "Watto's Box"),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));
        scene.choose("Prepared Defenses");
        for (String effect : effects) {
            scene.mayNot("A Disturbance In The Force").choose(effect);
        }
        scene.mayNot("Watto's Box");
    }

    @Test
    void theMedicalFrigateBringsUpToThreeEffectsOfTheLightSide() {
        var scene =
                start(
                        deck(DARK, CANTINA, CANTINA),
                        deck(
                                LIGHT,
                                "Yavin 4",
                                "Yavin 4",
                                "Heading For The Medical Frigate",
                                "Ultimatum",
                                "Haven",
                                "Bargaining Table",
                                "I Feel The Conflict"));
        scene.choose("Heading For The Medical Frigate");
        // the last one costs Force
        scene.offers("Ultimatum")
                .mayNot("Bargaining Table", "Haven", "I Feel The Conflict")
                .choose("Ultimatum");

        assertThat(scene.isOnTable("Ultimatum")).isTrue();
        // not immune to Alter
        assertThat(scene.isOnTable("Bargaining Table")).isFalse();
        assertThat(scene.lost(LIGHT)).containsExactly("Heading For The Medical Frigate");
    }
}
