package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Space Slug of both sides. */
class SpaceSlugTest {
    private static final String BELLY = "Big One: Asteroid Cave Or Space Slug Belly";
    private static final String USE = "use Space Slug";

    private static Position bigOne() {
        return table().system("Anoat", DARK)
                .locationOf("Anoat", "Big One", DARK)
                .force(LIGHT, 9)
                .force(DARK, 9);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Space Slug (4_6)", "DARK, Space Slug (4_112)"})
    void itLivesAtBigOneOnly(Side side, String slug) {
        var scene =
                bigOne().locationOf("Anoat", "Asteroid Field", DARK)
                        .site(BELLY, LIGHT)
                        .hand(side, slug)
                        .turn(side, Phase.DEPLOY);

        scene.deploy(slug).passResponses();

        assertThat(scene.locationOf("Space Slug")).isEqualTo("Big One");
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Space Slug (4_6), Boba Fett In Slave I",
        "LIGHT, Space Slug (4_6), TIE Fighter",
        "DARK, Space Slug (4_112), X-wing"
    })
    void itSwallowsAStarfighterOrEatsItAsTheOpponentOfItsPlayerChooses(
            Side side, String slug, String ship) {
        for (boolean swallowed : new boolean[] {true, false}) {
            var scene =
                    bigOne().site(BELLY, LIGHT)
                            .at("Big One", slug, ship)
                            .nextDestiny(side, 5, 5)
                            .turn(side, Phase.BATTLE);
            scene.letAttack("Space Slug").passUntil("yes").expectDecider(side);
            if (swallowed) {
                scene.yes();
                assertThat(scene.locationOf(ship)).isEqualTo(BELLY);
            } else {
                scene.no();
                assertThat(scene.lost(side.opposite())).contains(ship);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Space Slug (4_6), X-wing",
        "DARK, Space Slug (4_112), Boba Fett In Slave I"
    })
    void aShipOfItsOwnPlayerIsTheOpponentsToSpare(Side side, String slug, String ship) {
        var scene =
                bigOne().site(BELLY, LIGHT)
                        .at("Big One", slug, ship)
                        .nextDestiny(side, 5, 5)
                        .turn(side, Phase.BATTLE);
        scene.letAttack("Space Slug").passUntil("yes").expectDecider(side.opposite()).yes();
        assertThat(scene.locationOf(ship)).isEqualTo(BELLY);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Space Slug (4_6), Boba Fett In Slave I",
        "DARK, Space Slug (4_112), X-wing"
    })
    void withoutABellyItEats(Side side, String slug, String ship) {
        var scene =
                bigOne().at("Big One", slug, ship).nextDestiny(side, 5, 5).turn(side, Phase.BATTLE);
        scene.letAttack("Space Slug");
        scene.answerDefaults(
                () -> scene.state().attack().isGoingOn() && scene.prompt() != Prompt.Key.MAY);

        assertThat(scene.lost(side.opposite())).contains(ship);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Space Slug (4_6), TIE Scout", "DARK, Space Slug (4_112), X-wing"})
    void itsFerocityIsTwoDestinies(Side side, String slug, String ship) {
        // one destiny of 1 is not enough for a starfighter
        for (int second : new int[] {0, 6}) {
            var scene =
                    bigOne().at("Big One", slug, ship)
                            .nextDestiny(side, 1, second)
                            .turn(side, Phase.BATTLE);
            scene.letAttack("Space Slug");
            scene.answerDefaults(() -> scene.state().attack().isGoingOn());
            assertThat(scene.isOnTable(ship)).isEqualTo(second == 0);
        }
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Space Slug (4_6)", "DARK, Space Slug (4_112)"})
    void throughAClosedMouthNoStarshipGoes(Side side, String slug) {
        String inside = side == LIGHT ? "X-wing" : "Boba Fett In Slave I";
        var out =
                bigOne().site(BELLY, LIGHT)
                        .at("Big One", slug)
                        .at(BELLY, inside)
                        .turn(side, Phase.MOVE);
        out.offers("take off with " + inside).use("Space Slug");
        out.mayNot("take off with " + inside, USE);

        var in = bigOne().site(BELLY, LIGHT).at("Big One", slug, inside).turn(side, Phase.MOVE);
        in.offers("land " + inside).use("Space Slug");
        in.mayNot("land " + inside);

        // to and from other places it makes no difference
        var past =
                bigOne().system("Hoth", DARK)
                        .at("Big One", slug, inside)
                        .at("Anoat", side == LIGHT ? "Y-wing" : "TIE Scout")
                        .turn(side, Phase.MOVE);
        past.use("Space Slug");
        past.offers("move " + inside, "move " + (side == LIGHT ? "Y-wing" : "TIE Scout"));
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Space Slug (4_6)", "DARK, Space Slug (4_112)"})
    void itIsOpenedAgainInALaterTurn(Side side, String slug) {
        String inside = side == LIGHT ? "X-wing" : "Boba Fett In Slave I";
        var scene =
                bigOne().site(BELLY, LIGHT)
                        .at("Big One", slug)
                        .at(BELLY, inside)
                        .turn(side, Phase.MOVE);
        scene.use("Space Slug").mayNot("take off with " + inside);

        scene.passUntil(side.opposite(), Phase.ACTIVATE).passUntil(USE).expectDecider(side);
        scene.use("Space Slug").passUntil("take off with " + inside);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Space Slug (4_6)", "DARK, Space Slug (4_112)"})
    void aTieWithItsFerocitySparesAStarfighter(Side side, String slug) {
        String ship = side == LIGHT ? "TIE Scout" : "X-wing";
        var scene = bigOne().at("Big One", slug, ship).turn(side, Phase.BATTLE);
        scene.nextDestiny(side, 1, (int) scene.power(ship) - 1, 6);

        scene.letAttack("Space Slug");
        scene.answerDefaults(() -> scene.state().attack().isGoingOn());

        assertThat(scene.isOnTable(ship)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"Space Slug (4_6)", "Space Slug (4_112)"})
    void whatAnotherCreatureEatsDoesNotGoToItsBelly(String slug) {
        var scene =
                bigOne().site(BELLY, LIGHT)
                        .at("Big One", slug)
                        .at("Tatooine: Cantina", "Bubo", "Rebel Trooper")
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Bubo");
        scene.answerDefaults(
                () -> scene.state().attack().isGoingOn() && scene.prompt() != Prompt.Key.MAY);

        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
    }

    /** The belly lies in Big One of Hoth, the slug lives in Big One of Anoat. */
    private static Position otherBelly() {
        return table().system("Hoth", DARK)
                .locationOf("Hoth", "Big One", DARK)
                .site(BELLY, LIGHT)
                .system("Anoat", DARK)
                .locationOf("Anoat", "Big One", DARK)
                .force(LIGHT, 9)
                .force(DARK, 9);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Space Slug (4_6), Boba Fett In Slave I",
        "DARK, Space Slug (4_112), X-wing"
    })
    void theBellyOfAnotherAsteroidIsNotItsOwn(Side side, String slug, String ship) {
        var scene =
                otherBelly()
                        .at("Big One#2", slug, ship)
                        .nextDestiny(side, 5, 5)
                        .turn(side, Phase.BATTLE);

        scene.letAttack("Space Slug");
        scene.answerDefaults(
                () -> scene.state().attack().isGoingOn() && scene.prompt() != Prompt.Key.MAY);

        assertThat(scene.lost(side.opposite())).contains(ship);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Space Slug (4_6)", "DARK, Space Slug (4_112)"})
    void itsMouthClosesNoOtherBelly(Side side, String slug) {
        String inside = side == LIGHT ? "X-wing" : "Boba Fett In Slave I";
        var out = otherBelly().at("Big One#2", slug).at(BELLY, inside).turn(side, Phase.MOVE);
        out.use("Space Slug").offers("take off with " + inside);

        var in = otherBelly().at("Big One#2", slug).at("Big One#1", inside);
        in.turn(side, Phase.MOVE).use("Space Slug").offers("land " + inside);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Space Slug (4_6), Boba Fett In Slave I, LIGHT",
        "LIGHT, Space Slug (4_6), X-wing, DARK",
        "DARK, Space Slug (4_112), X-wing, DARK",
        "DARK, Space Slug (4_112), Boba Fett In Slave I, LIGHT"
    })
    void ofTwoBelliesItSwallowsIntoItsOwn(Side side, String slug, String ship, Side chooser) {
        var scene =
                otherBelly()
                        .locationOf("Anoat", BELLY + "#2", LIGHT)
                        .at("Big One#2", slug, ship)
                        .nextDestiny(side, 5, 5)
                        .turn(side, Phase.BATTLE);
        if (scene.isOffered("let attack Space Slug")) {
            scene.letAttack("Space Slug");
        }
        scene.passUntil("yes").expectDecider(chooser).yes();
        assertThat(scene.locationOf(ship)).isEqualTo(BELLY + "#2");
    }
}
