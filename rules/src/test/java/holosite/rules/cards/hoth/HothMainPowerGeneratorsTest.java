package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.effect.BlowAway;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hoth: Main Power Generators (1st Marker). */
class HothMainPowerGeneratorsTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    @Test
    void withoutAnOuterMarkerNorthRidgeComesFromTheReserveDeck() {
        var scene =
                table().system("Hoth", DARK)
                        .hand(LIGHT, GENERATORS)
                        .reserve(LIGHT, "light " + RIDGE)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(GENERATORS).passResponses();
        scene.choose(RIDGE).passResponses();
        assertThat(scene.locations().toString()).contains("Main Power Generators", "North Ridge");
    }

    @Test
    void northRidgeMayComeFromHand() {
        var scene =
                table().system("Hoth", DARK)
                        .hand(LIGHT, GENERATORS, "light " + RIDGE)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(GENERATORS).passResponses().choose(RIDGE).passResponses();
        assertThat(scene.locations().toString()).contains("Main Power Generators", "North Ridge");
        assertThat(scene.hand(LIGHT)).isEmpty();
    }

    @Test
    void withAnOuterMarkerNothingMoreComes() {
        var scene =
                table().site(PLAINS, DARK)
                        .hand(LIGHT, GENERATORS, "light " + RIDGE)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(GENERATORS).passResponses().expectPrompt(Prompt.Key.PHASE_ACTION);
        assertThat(scene.locations()).containsExactlyInAnyOrder(GENERATORS, PLAINS);
        assertThat(scene.hand(LIGHT)).containsExactly(RIDGE);
    }

    @Test
    void whereNorthRidgeIsNotFoundTheyAreNotDeployed() {
        var scene = table().site(PERIMETER, DARK).hand(LIGHT, GENERATORS).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(GENERATORS).passResponses();
        assertThat(scene.locations()).containsExactly(PERIMETER);
        assertThat(scene.hand(LIGHT)).containsExactly(GENERATORS);
        assertThat(scene.isOffered("deploy " + GENERATORS)).as("again this turn").isFalse();
    }

    @Test
    void whoIsNotShownNorthRidgeTakesThemBack() {
        var scene =
                table().site(PERIMETER, DARK)
                        .hand(LIGHT, GENERATORS)
                        .reserve(LIGHT, "light " + RIDGE)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(GENERATORS).passResponses().answer("nothing").passResponses();
        assertThat(scene.locations()).containsExactly(PERIMETER);
        assertThat(scene.hand(LIGHT)).containsExactly(GENERATORS);
    }

    @Test
    void lightArtilleryThereIsPowered() {
        assertThat(fires(GENERATORS)).isTrue();
        assertThat(fires(PERIMETER)).isFalse();
    }

    @Test
    void turnedAroundTheyPowerDarkArtillery() {
        var dark =
                table().site(GENERATORS, LIGHT)
                        .site(PLAINS, DARK)
                        .on(GENERATORS, "Revolution", "E-web Blaster")
                        .at(GENERATORS, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        assertThat(dark.battleAt(GENERATORS).isOffered("fire E-web Blaster")).isTrue();
        var light =
                table().site(GENERATORS, LIGHT)
                        .site(PLAINS, DARK)
                        .on(GENERATORS, "Revolution", "Atgar Laser Cannon")
                        .at(GENERATORS, "Echo Base Trooper", "Blizzard 1")
                        .pilot("Blizzard 1", "General Veers")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(light.battleAt(GENERATORS).isOffered("fire Atgar Laser Cannon")).isFalse();
    }

    @Test
    void turnedAroundTheShieldStillKeepsTheDarkSideOut() {
        var scene =
                table().site(GENERATORS, LIGHT)
                        .site(PLAINS, DARK)
                        .on(GENERATORS, "Revolution")
                        .at(GENERATORS, "Stormtrooper")
                        .hand(DARK, "Sandtrooper", "Snowtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deploy("Snowtrooper").offered()).doesNotContain(GENERATORS);
    }

    private static boolean fires(String site) {
        var scene =
                table().site(GENERATORS, LIGHT)
                        .site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .on(site, "Atgar Laser Cannon")
                        .at(site, "Echo Base Trooper", "Blizzard 1")
                        .pilot("Blizzard 1", "General Veers")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(site).isOffered("fire Atgar Laser Cannon");
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Main Power Generators (1st Marker), false, 8",
        "Hoth: Main Power Generators (1st Marker), true, 8",
        "Hoth: Defensive Perimeter (3rd Marker), false, 0"
    })
    void blownAwayTheyCostTheLightSideEightForce(String site, boolean turned, int force) {
        var blast =
                Kinds.lostInterrupt("Plain Blast", DARK, "0_1")
                        .destiny(1)
                        .says(
                                Actions.lost(
                                        Action.at(When.anyTime())
                                                .target("target", Filters.SITE)
                                                .then(new BlowAway(Filters.chosen("target")))));
        var table = tableWith(blast).site(GENERATORS, LIGHT);
        if (turned) {
            table.on(GENERATORS, "Revolution");
        }
        var scene =
                table.site(PERIMETER, LIGHT)
                        .site(PLAINS, DARK)
                        .site("light " + RIDGE)
                        .hand(DARK, "Plain Blast")
                        .turn(DARK, Phase.CONTROL);
        int before = scene.lifeForce(LIGHT);
        scene.play("Plain Blast").choose(site).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(before - scene.lifeForce(LIGHT)).isEqualTo(force);
        assertThat(scene.lost(DARK)).containsExactly("Plain Blast");
    }
}
