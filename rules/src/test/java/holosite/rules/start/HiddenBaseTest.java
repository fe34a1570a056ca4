package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.start.StartDecks.card;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import holosite.rules.save.SavedGame;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hidden Base and Systems Will Slip Through Your Fingers: the base, and how it is looked for. */
class HiddenBaseTest {
    private static final String BASE = "Hidden Base";
    private static final String POINT = "Rendezvous Point";

    private static Setup.PlayerDeck hidden(String... outside) {
        Setup.PlayerDeck deck = deck(LIGHT, "", BASE, POINT, "Kessel");
        List<Card> under = Arrays.stream(outside).map(title -> card(title, LIGHT)).toList();
        return new Setup.PlayerDeck(deck.name(), deck.cards(), "", under);
    }

    private static boolean sees(Scene scene, Side viewer, String title) {
        return scene.game().view(viewer).toString().contains(title);
    }

    // ---- the indicator

    @Test
    @Claim("face-down#6")
    void theIndicatorIsNotOnTheTableAndKnownToItsOwnerOnly() {
        var scene = start(deck(DARK, "Tatooine", "Tatooine"), hidden("Alderaan"));

        assertThat(scene.hostOf("Alderaan")).isEqualTo(BASE);
        assertThat(scene.has("Alderaan", Flag.FACE_DOWN)).isTrue();
        assertThat(scene.locations()).containsExactlyInAnyOrder("Tatooine", POINT);
        assertThat(sees(scene, LIGHT, "Alderaan")).isTrue();
        assertThat(sees(scene, DARK, "Alderaan")).isFalse();
        assertThat(scene.game().view(DARK).toString()).contains("faceDown=1");
        assertThat(SavedGame.read(SavedGame.write(scene.game()), AllCards::all))
                .isEqualTo(scene.game());
    }

    @Test
    @Claim("face-down#6")
    void theIndicatorKeepsNobodyFromDeployingThatSystem() {
        front().hand(LIGHT, "light Alderaan#2")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy light Alderaan#2");
    }

    @Test
    @Ruling("hidden-planet-lies-outside")
    void ofSeveralCardsOutsideOneIsChosen() {
        var scene = start(deck(DARK, "Tatooine", "Tatooine"), hidden("Alderaan", "Yavin 4"));
        scene.expectDecider(LIGHT);
        assertThat(sees(scene, LIGHT, "Yavin 4")).isTrue();
        assertThat(sees(scene, DARK, "Yavin 4")).isFalse();

        scene.choose("Yavin 4");

        assertThat(scene.hostOf("Yavin 4")).isEqualTo(BASE);
        assertThat(scene.isIn("Alderaan", Zone.OUTSIDE)).isTrue();
        assertThat(sees(scene, DARK, "Yavin 4")).isFalse();
    }

    @Test
    void aSystemThatIsNoPlanetOrTooFarDoesNotServe() {
        var scene = start(deck(DARK, "Tatooine", "Tatooine"), hidden(POINT));

        assertThat(scene.outOfPlay(LIGHT)).containsExactly(BASE);
        assertThat(scene.locations()).containsExactly("Tatooine");
    }

    @ParameterizedTest
    @CsvSource({"Coruscant, false", "Corellia, true", "Endor, true", "Dagobah, false"})
    void aPlanetOfParsecOneToEightServes(String system, boolean serves) {
        var scene = start(deck(DARK, "Tatooine", "Tatooine"), hidden(system));

        assertThat(scene.isOnTable(BASE)).isEqualTo(serves);
    }

    @Test
    @Ruling("hidden-planet-lies-outside")
    void theDeckNamesTheCardOutsideIt() {
        assertThat(DeckCheck.problems(hidden("Alderaan"), LIGHT)).isEmpty();
        assertThat(DeckCheck.problems(hidden(), LIGHT)).hasSize(1);
        Setup.PlayerDeck other = deck(LIGHT, "", "Dantooine Base Operations", "Dantooine");
        assertThat(
                        DeckCheck.problems(
                                new Setup.PlayerDeck(
                                        "Light", other.cards(), "", List.of(card("Kessel", LIGHT))),
                                LIGHT))
                .hasSize(1);
    }

    // ---- the front

    private static Position front() {
        return Scene.with(AllCards::all)
                .system(POINT, LIGHT)
                .beside(LIGHT, BASE)
                .stacked(BASE, "light Alderaan")
                .mark("light Alderaan", Flag.FACE_DOWN)
                .counter("light Alderaan", Zone.OUT_OF_PLAY.number() + 1)
                .force(DARK, 9)
                .force(LIGHT, 9);
    }

    @Test
    void aSystemComesFromTheDeckOnceInEachDeployPhase() {
        var scene =
                front().reserve(LIGHT, "light Kessel", "light Yavin 4").turn(LIGHT, Phase.DEPLOY);

        scene.use(BASE).passResponses();
        scene.offers("nothing").chooseOnly("Kessel").passResponses();

        assertThat(scene.locations()).contains("Kessel");
        assertThat(scene.has("light Kessel", Flag.DEPLOYED_AS_BATTLEGROUND)).isTrue();
        scene.mayNot("use " + BASE);

        front().reserve(LIGHT, "light Kessel")
                .turn(DARK, Phase.DEPLOY)
                .pass(DARK)
                .mayNot("use " + BASE);
    }

    @Test
    void yourDrainsAtSystemsCostNoMoreThanOneForce() {
        var scene =
                front().system("light Kessel")
                        .at("Kessel", "X-wing")
                        .at("Tatooine: Cantina", "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain("Kessel", LIGHT)).isGreaterThan(1);
        int life = scene.lifeForce(DARK);

        scene.drainAt("Kessel").passResponses();
        while (scene.whoDecides() == DARK) {
            scene.answerDefault();
        }
        assertThat(scene.lifeForce(DARK)).isEqualTo(life - 1);

        // a drain at a site takes what it takes
        scene.passUntil(LIGHT).drainAt("Tatooine: Cantina").passUntil(LIGHT);
        assertThat(scene.lifeForce(DARK)).isEqualTo(life - 1 - 2);
    }

    private static final String[] FIVE = {"Kessel", "Tatooine", "Yavin 4", "Corellia", "Ralltiir"};

    private static Position deployed(int battlegrounds, boolean base) {
        var table = front();
        for (int i = 0; i < battlegrounds; i++) {
            table.system(FIVE[i], LIGHT).mark("light " + FIVE[i], Flag.DEPLOYED_AS_BATTLEGROUND);
        }
        return base ? table.system("Alderaan", LIGHT) : table;
    }

    @Test
    void itMayBeFlippedOnceFiveBattlegroundsAndTheBaseAreDeployed() {
        deployed(5, false).turn(LIGHT, Phase.CONTROL).mayNot("use " + BASE);
        deployed(4, true).turn(LIGHT, Phase.CONTROL).mayNot("use " + BASE);
        deployed(4, true)
                .site("light Tatooine: Cantina")
                .mark("Tatooine: Cantina", Flag.DEPLOYED_AS_BATTLEGROUND)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + BASE);
        var scene = deployed(5, true).turn(LIGHT, Phase.CONTROL);

        scene.use(BASE).passResponses();

        assertThat(scene.has(BASE, Flag.FLIPPED)).isTrue();
        assertThat(scene.hostOf("light Alderaan")).isEqualTo(BASE);
    }

    @Test
    @Ruling("hidden-base-battlegrounds")
    void aSystemBlownAwaySinceStillCounts() {
        deployed(5, true)
                .mark("light Kessel", Flag.BLOWN_AWAY)
                .turn(LIGHT, Phase.CONTROL)
                .offers("use " + BASE);
    }

    // ---- the other side

    private static Position searched() {
        return front().mark(BASE, Flag.FLIPPED).system("dark Tatooine");
    }

    @Test
    @Ruling("hidden-base-drawing-costs")
    void theOpponentUsesForceToDrawAndYouDeployNoSystems() {
        var scene = searched().hand(LIGHT, "light Kessel").turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy light Kessel").passUntil(DARK, Phase.DRAW);
        int force = scene.forcePile(DARK).size();
        int hand = scene.hand(DARK).size();

        scene.draw().passResponses();

        assertThat(scene.hand(DARK)).hasSize(hand + 1);
        assertThat(scene.forcePile(DARK)).hasSize(force - 2);
    }

    @Test
    void withOneCardLeftTheForceIsSpentForNothing() {
        var scene =
                Scene.with(AllCards::all)
                        .system(POINT, LIGHT)
                        .beside(LIGHT, BASE)
                        .mark(BASE, Flag.FLIPPED)
                        .force(DARK, 1)
                        .turn(DARK, Phase.DRAW);

        scene.draw().passResponses();

        assertThat(scene.hand(DARK)).isEmpty();
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    @Claim("face-down#7")
    @Ruling("hidden-base-battlegrounds")
    void aProbeLiesFaceDownUnderASystemAndIsNotOnTheTable() {
        var scene =
                searched()
                        .at("Tatooine", "Devastator")
                        .aboard("Devastator", "DS-61-2")
                        .hand(DARK, "Danz Borin", "Stormtrooper")
                        .turn(DARK, Phase.DEPLOY);
        double ability = scene.totalAbility("Tatooine", DARK);

        scene.use(BASE).choose("Danz Borin").passResponses();

        assertThat(scene.hostOf("Danz Borin")).isEqualTo("Tatooine");
        assertThat(sees(scene, DARK, "Danz Borin")).isTrue();
        assertThat(sees(scene, LIGHT, "Danz Borin")).isFalse();
        // it adds no ability there
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(ability);
        assertThat(Standing.of(scene.state()).isActive(scene.card("Danz Borin"))).isFalse();
        assertThat(scene.isOnTable(BASE)).isTrue();
        // one is enough
        scene.mayNot("use " + BASE);
        assertThat(SavedGame.read(SavedGame.write(scene.game()), AllCards::all))
                .isEqualTo(scene.game());
    }

    @Test
    void everySystemOccupiedMayBeProbedInOnePhase() {
        var scene =
                searched()
                        .at("Tatooine", "Devastator")
                        .at("Kessel", "Conquest")
                        .hand(DARK, "Stormtrooper", "Danz Borin", "Bossk")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(BASE).chooseOnly("Tatooine").chooseOnly("Stormtrooper").passResponses();
        scene.passUntil(DARK).use(BASE).choose("Bossk").passResponses();
        assertThat(scene.hostOf("Stormtrooper")).isEqualTo("Tatooine");
        assertThat(scene.hostOf("Bossk")).isEqualTo("Kessel");
        scene.mayNot("use " + BASE);
    }

    @Test
    void onlySystemsTheOpponentOccupiesAreProbed() {
        searched()
                .at("Tatooine", "X-wing")
                .at("Tatooine: Cantina", "Sandtrooper")
                .hand(DARK, "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("use " + BASE);
        searched()
                .at("Tatooine", "Devastator")
                .hand(DARK, "Stormtrooper")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + BASE);
    }

    @Test
    void aFoundBaseIsTheEndOfIt() {
        var scene =
                searched()
                        .system("dark Alderaan")
                        .at("Alderaan", "Devastator")
                        .aboard("Devastator", "DS-61-2")
                        .stacked("Tatooine", "Probe Droid")
                        .mark("Probe Droid", Flag.FACE_DOWN)
                        .hand(DARK, "Danz Borin", "Stormtrooper")
                        .lost(DARK, "Boba Fett (5_91)", "Stormtrooper#2")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.isOnTable(BASE)).isTrue();

        scene.use(BASE).choose("Danz Borin").passResponses();
        scene.yes();

        assertThat(scene.outOfPlay(LIGHT)).contains(BASE, "light Alderaan");
        assertThat(scene.used(DARK)).contains("Danz Borin", "Probe Droid", "Boba Fett");
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper#2");
    }

    @Test
    void aBaseThatIsBlownAwayIsFoundToo() {
        var scene =
                searched()
                        .system("dark Alderaan")
                        .mark("dark Alderaan", Flag.BLOWN_AWAY)
                        .turn(LIGHT, Phase.CONTROL);
        while (scene.whoDecides() == DARK) {
            scene.answerDefault();
        }

        assertThat(scene.outOfPlay(LIGHT)).contains(BASE);
    }

    private static Scene drained(int controlled) {
        var table =
                searched()
                        .site("Tatooine: Cantina", DARK)
                        .at("Tatooine: Cantina", "Darth Vader")
                        .site("Tatooine: Mos Eisley", DARK)
                        .at("Tatooine: Mos Eisley", "Stormtrooper", "Boba Fett (5_91)");
        for (int i = 0; i < controlled; i++) {
            table.system(i == 0 ? "light Kessel" : "light Yavin 4")
                    .at(i == 0 ? "Kessel" : "Yavin 4", "X-wing");
        }
        return table.turn(DARK, Phase.CONTROL);
    }

    @Test
    void asManyDrainsAreCanceledAsBattlegroundSystemsAreControlled() {
        drained(0).drainAt("Tatooine: Cantina").mayNot("use " + BASE);

        var one = drained(1);
        one.drainAt("Tatooine: Cantina").use(BASE).passResponses();
        one.drainAt("Tatooine: Mos Eisley").mayNot("use " + BASE);

        var two = drained(2);
        int life = two.lifeForce(LIGHT);
        two.drainAt("Tatooine: Cantina").use(BASE).passResponses();
        two.drainAt("Tatooine: Mos Eisley").use(BASE).passResponses();
        assertThat(two.lifeForce(LIGHT)).isEqualTo(life);
    }
}
