package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** A starship that a tractor beam captures is stolen at once if no character is aboard. */
class StolenByTractorBeamTest {
    private static final String BEAM = "Tractor Beam";
    private static final String GOLD = "Gold Leader In Gold 1";

    /** The Devastator reaches for this ship at the end of a battle at Tatooine. */
    private static Scene caught(Position position, String ship) {
        var scene =
                position.at("Tatooine", "Devastator")
                        .on("Devastator", BEAM)
                        .force(DARK, 9)
                        .nextDestiny(LIGHT, 0)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        scene.answerDefaults(() -> !scene.isOffered("use " + BEAM));
        scene.nextDestiny(DARK, 6).use(BEAM);
        if (scene.isOffered(ship)) {
            scene.choose(ship);
        }
        return scene.passResponses();
    }

    @Test
    @Claim("stealing-vehicles-and-starships#1")
    void aCharacterAboardKeepsAShipFromBeingStolen() {
        var crewed = table().at("Tatooine", "Gold 1").pilot("Gold 1", "Dutch");
        assertThat(caught(crewed, "Gold 1").ownerOf("Gold 1")).isEqualTo(LIGHT);
        var passenger =
                table().at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "C-3PO");
        assertThat(caught(passenger, "Corellian Corvette").ownerOf("Corellian Corvette"))
                .isEqualTo(LIGHT);
        var empty = table().at("Tatooine", "Corellian Corvette");
        assertThat(caught(empty, "Corellian Corvette").ownerOf("Corellian Corvette"))
                .isEqualTo(DARK);
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#2", "stealing-vehicles-and-starships#4"})
    void aNamelessPermanentPilotDoesNotHinderItAndFliesForTheThief() {
        var scene = caught(table().at("Tatooine", "X-wing"), "X-wing");

        assertThat(scene.ownerOf("X-wing")).isEqualTo(DARK);
        assertThat(scene.power("X-wing")).isEqualTo(3);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(2 + 1);
        assertThat(scene.totalAbility("Tatooine", LIGHT)).isZero();
    }

    @Test
    @Claim("stealing-vehicles-and-starships#3")
    void whatIsInItsHoldIsStolenTooUnlessSomebodySitsInIt() {
        String car = "Luke's X-34 Landspeeder";
        for (boolean driven : new boolean[] {true, false}) {
            var position =
                    table().at("Tatooine", "Corellian Corvette").cargo("Corellian Corvette", car);
            if (driven) {
                position.aboard(car, "Luke Skywalker");
            }
            var scene = caught(position, "Corellian Corvette");

            assertThat(scene.ownerOf("Corellian Corvette")).isEqualTo(driven ? LIGHT : DARK);
            assertThat(scene.ownerOf(car)).isEqualTo(driven ? LIGHT : DARK);
            assertThat(scene.hostOf(car)).isEqualTo("Corellian Corvette");
        }
    }

    @Test
    @Claim({
        "stealing-vehicles-and-starships#2",
        "stealing-vehicles-and-starships#5",
        "stealing-vehicles-and-starships#6"
    })
    void aPermanentPilotWithANameIsLostAndLeavesASeat() {
        var before = table().at("Tatooine", GOLD).turn(LIGHT, Phase.CONTROL);
        assertThat(before.totalAbility("Tatooine", LIGHT)).isEqualTo(2);
        assertThat(before.power(GOLD)).isEqualTo(2 + 2);

        var scene =
                caught(
                        table().at("Tatooine", GOLD).hand(DARK, "DS-61-2", "DS-61-3", "DS-61-4"),
                        GOLD);
        assertThat(scene.ownerOf(GOLD)).isEqualTo(DARK);
        // nobody is at its controls
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(2);
        assertThat(scene.power(GOLD)).isZero();

        // the seat it had, and one for him who is gone
        int seats = scene.printed(GOLD).capacity().pilotsOrPassengers();
        scene.endTurn().endTurn().passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.deploy("DS-61-2").to(GOLD).passResponses().roleOf("DS-61-2"))
                .isEqualTo(Role.PILOT);
        assertThat(scene.deploy("DS-61-3").to(GOLD).passResponses().roleOf("DS-61-3"))
                .isEqualTo(Role.PILOT);
        assertThat(seats).isEqualTo(1);
        scene.deploy("DS-61-4");
        assertThat(scene.offered()).doesNotContain(GOLD);
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#5", "stealing-vehicles-and-starships#6"})
    void aPermanentAstromechIsLostAndLeavesASeatForAnAstromech() {
        String ship = "Artoo-Detoo In Red 5";
        var own = table().at("Tatooine", ship).pilot(ship, "Rebel Pilot");
        int maneuver = (int) own.turn(LIGHT, Phase.CONTROL).maneuver(ship);

        var scene =
                caught(table().at("Tatooine", ship, "X-wing").hand(DARK, "R2-Q2", "DS-61-2"), ship);
        assertThat(scene.ownerOf(ship)).isEqualTo(DARK);
        scene.endTurn().endTurn().passUntil(DARK, Phase.DEPLOY);
        scene.deploy("DS-61-2").to(ship).passResponses();
        assertThat(scene.maneuver(ship)).isEqualTo(maneuver - 2);
        scene.deploy("R2-Q2").to(ship).passResponses();
        assertThat(scene.roleOf("R2-Q2")).isEqualTo(Role.ASTROMECH);
        assertThat(scene.maneuver(ship)).isEqualTo(maneuver - 2 + 1);
    }

    /** The thief's side has the ship in its deck, and Light wins it back at sabacc. */
    private static Scene wonBack(Position position) {
        var scene =
                position.at("Tatooine", GOLD)
                        .stolen(GOLD)
                        .at("Cloud City: Security Tower", "Han Solo")
                        .hand(LIGHT, "light Cloud City Sabacc", "Rebel Pilot")
                        .force(LIGHT, 12)
                        .nextDestiny(LIGHT, 5, 6)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.ownerOf(GOLD)).isEqualTo(DARK);
        var table = scene.state().table();
        table.toTop(scene.card(GOLD), Table.zone(DARK, Zone.RESERVE_DECK), Role.NONE);

        scene.play("light Cloud City Sabacc").passResponses();
        scene.answerDefaults(() -> scene.ownerOf(GOLD) == DARK);
        assertThat(scene.used(LIGHT)).contains(GOLD);
        table.toTop(scene.card(GOLD), Table.zone(LIGHT, Zone.HAND), Role.NONE);
        return scene.passUntil(LIGHT, Phase.DEPLOY);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#7")
    void withItsOwnPlayerAgainTheShipHasItsPilotBack() {
        var scene = wonBack(table().system("Tatooine", LIGHT));

        scene.deploy(GOLD).passResponses();
        assertThat(scene.totalAbility("Tatooine", LIGHT)).isEqualTo(2);
        assertThat(scene.power(GOLD)).isEqualTo(2 + 2);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#8")
    void unlessHeIsInPlayElsewhere() {
        var scene = wonBack(table().system("Tatooine", LIGHT).at("Tatooine: Mos Eisley", "Dutch"));

        scene.mayNot("deploy " + GOLD).deployWithPilot(GOLD);
        scene.answerDefaults(() -> !scene.isOnTable(GOLD));
        assertThat(scene.totalAbility("Tatooine", LIGHT)).isEqualTo(scene.ability("Rebel Pilot"));
    }
}
