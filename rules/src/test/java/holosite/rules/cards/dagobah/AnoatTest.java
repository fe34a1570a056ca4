package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.move.Asteroids.field;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Anoat. */
class AnoatTest {
    private static Position anoat() {
        return field(2).system("Hoth", DARK).force(DARK, 5).force(LIGHT, 5);
    }

    @Test
    @Claim("anoat-dark-side#1")
    void fromAnoatAShipReactsOnlyToTheNearestAsteroids() {
        var scene = anoat().at("Anoat", "Devastator", "X-wing").turn(LIGHT, Phase.BATTLE);
        var rows = scene.locations();
        String near = rows.get(rows.indexOf("Anoat") + 1);

        scene.battleAt("Anoat").reactAway("Devastator");

        assertThat(scene.locationOf("Devastator")).isEqualTo(near);
    }

    @Test
    @Claim({"anoat-dark-side#2", "anoat-dark-side#3"})
    void toAnoatAShipReactsOnlyFromTheNearestAsteroids() {
        var rows = anoat().turn(LIGHT, Phase.BATTLE).locations();
        String near = rows.get(rows.indexOf("Anoat") + 1);
        String far = rows.get(rows.indexOf("Anoat") + 2);

        var scene =
                anoat().at("Anoat", "TIE Fighter", "X-wing")
                        .at(near, "Devastator")
                        .at(far, "Tyrant")
                        .at("Hoth", "Stalker")
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Anoat")
                .mayNot("react with Tyrant", "react with Stalker", "react away with Devastator");
        scene.react("Devastator");
        assertThat(scene.locationOf("Devastator")).isEqualTo("Anoat");
    }

    @Test
    @Claim({"anoat-dark-side#1", "anoat-dark-side#2"})
    void shipsReactAtAnoatOnlyWhenTheOpponentBattlesThere() {
        var rows = anoat().turn(LIGHT, Phase.BATTLE).locations();
        String near = rows.get(rows.indexOf("Anoat") + 1);

        anoat().at("Anoat", "Tyrant", "X-wing")
                .at(near, "Devastator")
                .turn(DARK, Phase.BATTLE)
                .battleAt("Anoat")
                .mayNot("react with Devastator", "react away with Tyrant");
        anoat().at("Anoat", "X-wing")
                .at(near, "Devastator")
                .turn(LIGHT, Phase.CONTROL)
                .drainAt("Anoat")
                .mayNot("react with Devastator");
        anoat().at("Hoth", "Tyrant", "X-wing")
                .at(near, "Devastator")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Hoth")
                .mayNot("react with Devastator", "react away with Tyrant");
    }

    /** An Ugnaught of the Dark Side, which is all there are. */
    private static final Card UGNAUGHT =
            Kinds.alien("Plain Ugnaught", DARK, "0_1")
                    .destiny(1)
                    .deploy(2)
                    .power(1)
                    .ability(1)
                    .forfeit(3)
                    .is(Trait.UGNAUGHT)
                    .says();

    @ParameterizedTest
    @CsvSource({"DARK, X-wing, 2", "DARK, TIE Scout, 3", "LIGHT, TIE Scout, 5", "LIGHT, X-wing, 3"})
    void whoControlsItChangesTheForfeitOfUgnaughtsEverywhere(
            Side version, String ship, double forfeit) {
        var scene =
                tableWith(UGNAUGHT)
                        .system("Anoat", version)
                        .at("Anoat", ship)
                        .at(MOS_EISLEY, "Plain Ugnaught", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.forfeitValue("Plain Ugnaught")).isEqualTo(forfeit);
        assertThat(scene.forfeitValue("Stormtrooper")).isEqualTo(2);
    }

    @Test
    void ugnaughtsComeFreeAboardStarshipsAtTheLightAnoat() {
        var scene =
                tableWith(UGNAUGHT)
                        .system("Anoat", LIGHT)
                        .at("Anoat", "Devastator")
                        .cargo("Devastator", "Blizzard 1")
                        .at("Tatooine", "Executor")
                        .hand(DARK, "Plain Ugnaught", "DS-61-2")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployCost("Plain Ugnaught", "Devastator")).isZero();
        assertThat(scene.deployCost("Plain Ugnaught", "Blizzard 1")).isEqualTo(2);
        assertThat(scene.deployCost("Plain Ugnaught", "Executor")).isEqualTo(2);
        assertThat(scene.deployCost("DS-61-2", "Devastator")).isEqualTo(2);
    }

    @Test
    void atTheLightAnoatShipsOfTheLightSideReactToAndFromTheNearestAsteroids() {
        var away =
                lightAnoat()
                        .at("Anoat", "X-wing", "Devastator")
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Anoat");
        away.reactAway("X-wing");
        assertThat(away.locationOf("X-wing")).isEqualTo("Asteroid Field");

        var there =
                lightAnoat()
                        .at("Anoat", "Corellian Corvette", "Devastator")
                        .at("Asteroid Field", "X-wing")
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Anoat");
        there.react("X-wing");
        assertThat(there.locationOf("X-wing")).isEqualTo("Anoat");

        // not against a Force drain
        lightAnoat()
                .at("Anoat", "Devastator")
                .at("Asteroid Field", "X-wing")
                .turn(DARK, Phase.CONTROL)
                .drainAt("Anoat")
                .mayNot("react with X-wing");
        // nor away from one that droids alone cannot prevent
        lightAnoat()
                .at("Anoat", "Devastator", "Millennium Falcon")
                .pilot("Millennium Falcon", "Artoo & Threepio")
                .turn(DARK, Phase.CONTROL)
                .drainAt("Anoat")
                .mayNot("react away with Millennium Falcon");
        // not in a battle of one's own
        lightAnoat()
                .at("Anoat", "Corellian Corvette", "Devastator")
                .at("Asteroid Field", "X-wing")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Anoat")
                .mayNot("react with X-wing", "react away with Corellian Corvette");
    }

    private static Position lightAnoat() {
        return CardTable.table()
                .system("Anoat", LIGHT)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .force(DARK, 5)
                .force(LIGHT, 5);
    }

    /** There are clouds near Anoat and no asteroids. */
    @ParameterizedTest
    @CsvSource({
        "LIGHT, DARK, X-wing, Corellian Corvette, Devastator",
        "DARK, LIGHT, TIE Scout, Devastator, Corellian Corvette"
    })
    void noShipReactsFromCloudsOrToThemOrFromAnotherSystem(
            Side side, Side attacker, String ship, String there, String enemy) {
        var scene =
                CardTable.table()
                        .system("Anoat", side)
                        .system("Hoth", DARK)
                        .locationOf("Anoat", "Clouds", LIGHT)
                        .at("Anoat", there, enemy)
                        .at("Anoat", ship + "#1")
                        .at("Clouds", ship + "#2")
                        .at("Hoth", ship + "#3")
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .turn(attacker, Phase.BATTLE)
                        .battleAt("Anoat");
        scene.mayNot("react away with " + ship + "#1", "react with " + ship + "#2");
        scene.mayNot("react with " + ship + "#3");
    }
}
