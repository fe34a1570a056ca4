package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Capacity;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Starships that somebody must fly deploy together with a pilot. */
class DeployWithPilotTest {
    @Test
    @Ruling("capital-starships-deploy-with-a-pilot")
    void aCapitalStarshipWithoutAPilotOfItsOwnDeploysWithOne() {
        var cruiser =
                Kinds.capital("Plain Cruiser", DARK, "0_90")
                        .destiny(1)
                        .deploy(4)
                        .power(5)
                        .armor(4)
                        .hyperspeed(3)
                        .forfeit(6)
                        .carries(Capacity.pilots(2))
                        .says();
        for (boolean pilot : new boolean[] {true, false}) {
            var position =
                    CardTable.tableWith(cruiser)
                            .system("Tatooine", DARK)
                            .hand(DARK, "Plain Cruiser")
                            .force(DARK, 20);
            if (pilot) {
                position.hand(DARK, "Captain Piett");
            }
            var scene = position.turn(DARK, Phase.DEPLOY);

            scene.mayNot("deploy Plain Cruiser");
            assertThat(scene.offered().stream().anyMatch(words -> words.contains("Plain Cruiser")))
                    .isEqualTo(pilot);
        }
    }

    private static final String BAY = "Tatooine: Docking Bay 94";

    /** Where this starfighter and this pilot may go together; empty if that is not offered. */
    private static List<String> places(Position position, String ship, String pilot) {
        var scene = position.hand(LIGHT, ship, pilot).force(LIGHT, 20).turn(LIGHT, Phase.DEPLOY);
        if (!scene.isOffered("deploy " + ship + " with a pilot")) {
            return List.of();
        }
        scene.answer("deploy " + ship + " with a pilot");
        return scene.prompt() == Prompt.Key.DEPLOY_WHERE
                ? scene.offered()
                : List.of(scene.locationOf(ship));
    }

    @Test
    void bothGoToADockingBayInOneAction() {
        var scene =
                CardTable.table()
                        .site(BAY, DARK)
                        .hand(LIGHT, "Red 5", "Luke Skywalker")
                        .force(LIGHT, 20)
                        .turn(LIGHT, Phase.DEPLOY);
        int force = scene.forcePile(LIGHT).size();
        scene.deployWithPilot("Red 5").passResponses();
        assertThat(scene.locationOf("Red 5")).isEqualTo(BAY);
        assertThat(scene.roleOf("Luke Skywalker")).isEqualTo(Role.PILOT);
        // the deploy costs of both
        assertThat(force - scene.forcePile(LIGHT).size()).isEqualTo(3 + 3);
    }

    @Test
    void noOtherSiteIsFitForThem() {
        assertThat(places(CardTable.table().site(BAY, DARK), "Red 5", "Luke Skywalker"))
                .containsExactly(BAY);
        assertThat(
                        places(
                                CardTable.table().site(CardTable.MOS_EISLEY, LIGHT),
                                "Red 5",
                                "Luke Skywalker"))
                .isEmpty();
        assertThat(
                        places(
                                CardTable.table().site(BAY, DARK).system("Tatooine", LIGHT),
                                "Red 5",
                                "Luke Skywalker"))
                .containsExactlyInAnyOrder(BAY, "Tatooine");
    }

    /** The text lets starfighters deploy outside on Tatooine that nobody flies. */
    @Test
    void whoComesWithAPilotIsNotUnpiloted() {
        var position =
                CardTable.table()
                        .beside(LIGHT, "You Can Either Profit By This...")
                        .mark("You Can Either Profit By This...", Flag.FLIPPED)
                        .at(CardTable.MOS_EISLEY, "Han Solo");
        assertThat(places(position, "Red 5", "Luke Skywalker")).isEmpty();
    }

    /** He deploys only undercover, and so not at the controls of a ship. */
    @Test
    void whoDeploysOnlyUndercoverBringsNoShip() {
        var bay = "Death Star: Docking Bay 327";
        assertThat(
                        places(
                                CardTable.table().site(bay, DARK).at(bay, "Captain Piett"),
                                "Red 5",
                                "TK-422"))
                .isEmpty();
    }
}
