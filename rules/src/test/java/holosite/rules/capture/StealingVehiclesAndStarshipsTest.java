package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Filters.with;
import static holosite.rules.capture.Thieves.THIEF;
import static holosite.rules.capture.Thieves.mayNotSteal;
import static holosite.rules.capture.Thieves.stealing;
import static holosite.rules.capture.Thieves.table;
import static holosite.rules.cards.CardTable.BAY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Stealing vehicles and starships, and what becomes of those built into them. */
class StealingVehiclesAndStarshipsTest {
    private static final String NORTH = "Hoth: North Ridge (4th Marker)";
    private static final String PERIMETER = "Hoth: Defensive Perimeter (3rd Marker)";

    @Test
    @Claim("stealing-vehicles-and-starships#1")
    void aShipWithACharacterAboardIsNotStolen() {
        mayNotSteal(table().at(BAY, "Gold 1").pilot("Gold 1", "Dutch"));

        var empty = stealing(table().at(BAY, "Gold 1"), "Gold 1");
        assertThat(empty.ownerOf("Gold 1")).isEqualTo(DARK);
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#2", "stealing-vehicles-and-starships#4"})
    void aPermanentPilotDoesNotHinderItAndServesTheThief() {
        var scene =
                table().at("Tatooine", "Devastator", "X-wing")
                        .passenger("Devastator", THIEF)
                        .turn(DARK, Phase.CONTROL);
        double before = scene.totalAbility("Tatooine", DARK);

        scene.use(THIEF).at("X-wing");

        assertThat(scene.ownerOf("X-wing")).isEqualTo(DARK);
        assertThat(scene.power("X-wing")).isEqualTo(3);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(before + 1);
    }

    /** A spy who is a thief, undercover beside a walker that flies itself. */
    private static Position saboteur() {
        return table().at(NORTH, "TK-422", "Imperial Walker")
                .site(PERIMETER, LIGHT)
                .undercover("TK-422")
                .on("TK-422", "Merc Sunlet")
                .hand(LIGHT, "Sabotage")
                .force(LIGHT, 1)
                .nextDestiny(LIGHT, 5);
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#2", "stealing-vehicles-and-starships#4"})
    void sabotageStealsAWalkerThatItsPermanentPilotThenDrivesForTheThief() {
        var scene = saboteur().turn(LIGHT, Phase.CONTROL).play("Sabotage");
        scene.passUntil(Prompt.Key.OPTION).option(1).passResponses();

        assertThat(scene.ownerOf("Imperial Walker")).isEqualTo(LIGHT);
        assertThat(scene.totalAbility(NORTH, LIGHT)).isEqualTo(1);
        assertThat(scene.totalAbility(NORTH, DARK)).isZero();
        assertThat(scene.power("Imperial Walker")).isEqualTo(4);
        scene.passUntil(LIGHT, Phase.MOVE).move("Imperial Walker").passResponses();
        assertThat(scene.locationOf("Imperial Walker")).isEqualTo(PERIMETER);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#1")
    void withACharacterOfTheOpponentAboardItIsLostAndNobodyMayStealIt() {
        var scene =
                saboteur()
                        .passenger("Imperial Walker", "Stormtrooper")
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Sabotage");
        // nothing is asked: there is no choice between losing and stealing
        scene.passResponses();

        assertThat(scene.isOnTable("Imperial Walker")).isFalse();
        assertThat(scene.lost(DARK)).contains("Imperial Walker", "Stormtrooper");
    }

    @Test
    @Claim("stealing-vehicles-and-starships#3")
    void whatIsInTheHoldIsStolenToo() {
        var scene =
                stealing(
                        table().at(BAY, "Sandcrawler")
                                .cargo("Sandcrawler", "Luke's X-34 Landspeeder"),
                        "Sandcrawler");

        assertThat(scene.ownerOf("Sandcrawler")).isEqualTo(DARK);
        assertThat(scene.ownerOf("Luke's X-34 Landspeeder")).isEqualTo(DARK);
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#1", "stealing-vehicles-and-starships#3"})
    void whatIsInTheHoldIsNotStolenWithACharacterAboardIt() {
        // who is in the hold is aboard the Sandcrawler, too
        mayNotSteal(
                table().at(BAY, "Sandcrawler")
                        .cargo("Sandcrawler", "Luke's X-34 Landspeeder")
                        .aboard("Luke's X-34 Landspeeder", "Luke Skywalker"));
    }

    /** The thief is aboard a ship of his own beside the one he steals. */
    private static Position beside(String loot) {
        return table().at("Tatooine", "Devastator", loot)
                .passenger("Devastator", THIEF)
                .force(DARK, 5);
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#5", "stealing-vehicles-and-starships#6"})
    void aUniquePermanentPilotIsLostAndLeavesASeat() {
        String loot = "Lando In Millennium Falcon";
        var before = beside(loot).turn(DARK, Phase.CONTROL);
        assertThat(before.power(loot)).isEqualTo(6);
        assertThat(before.totalAbility("Tatooine", LIGHT)).isEqualTo(3);

        double own = before.totalAbility("Tatooine", DARK);
        var scene = before.use(THIEF).at(loot);

        assertThat(scene.ownerOf(loot)).isEqualTo(DARK);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(own);
        // nobody is at its controls any more
        assertThat(scene.power(loot)).isZero();
        // the seat it had, and one for him who is gone
        var crewed =
                beside(loot)
                        .stolen(loot)
                        .pilot(loot, "DS-61-2")
                        .hand(DARK, "DS-61-3", "DS-61-4")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(crewed.power(loot)).isEqualTo(3 + 3);
        crewed.deploy("DS-61-3").to(loot);
        assertThat(crewed.roleOf("DS-61-3")).isEqualTo(Role.PILOT);
        crewed.deploy("DS-61-4").to(loot);
        assertThat(crewed.roleOf("DS-61-4")).isEqualTo(Role.PASSENGER);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#5")
    void whoIsLostSoIsNoLongerOnTheTable() {
        String loot = "Lando In Millennium Falcon";
        beside(loot)
                .at("Tatooine: Mos Eisley", "Rebel Trooper")
                .hand(LIGHT, "Lando Calrissian (5_5)")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Lando Calrissian");
        beside(loot)
                .stolen(loot)
                .at("Tatooine: Mos Eisley", "Rebel Trooper")
                .hand(LIGHT, "Lando Calrissian (5_5)")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Lando Calrissian");
    }

    @Test
    @Claim({"stealing-vehicles-and-starships#5", "stealing-vehicles-and-starships#6"})
    void aUniquePermanentAstromechIsLostAndLeavesASeat() {
        String loot = "Artoo-Detoo In Red 5";
        var own = table().at("Tatooine", loot).pilot(loot, "Luke Skywalker");
        var with = own.turn(LIGHT, Phase.DEPLOY);
        var without =
                table().at("Tatooine", loot)
                        .pilot(loot, "Luke Skywalker")
                        .mark(loot, Flag.CREWLESS)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(with.maneuver(loot)).isEqualTo(without.maneuver(loot) + 2);
        assertThat(with.power(loot)).isEqualTo(without.power(loot) + 2);
        assertThat(with.hyperspeed(loot)).isEqualTo(without.hyperspeed(loot) + 2);

        var scene = stealing(table().at(BAY, loot), loot);
        assertThat(scene.ownerOf(loot)).isEqualTo(DARK);
        assertThat(scene.has(loot, Flag.CREWLESS)).isTrue();
        assertThat(
                        scene.state()
                                .table()
                                .definition(scene.card(loot))
                                .card()
                                .capacity()
                                .astromechs())
                .isEqualTo(1);
        // an astromech takes that seat, and none while the first is aboard
        for (boolean crewless : new boolean[] {true, false}) {
            var ship = table().at(BAY, loot, "R2-X2");
            if (crewless) {
                ship.mark(loot, Flag.CREWLESS);
            }
            var boarding = ship.turn(LIGHT, Phase.MOVE);
            assertThat(boarding.isOffered("embark R2-X2")).isEqualTo(crewless);
            if (crewless) {
                assertThat(boarding.embark("R2-X2").roleOf("R2-X2")).isEqualTo(Role.ASTROMECH);
            }
        }
    }

    private static Scene returned(Position position, String loot) {
        return position.at("Tatooine", loot, "Corellian Corvette")
                .stolen(loot)
                .passenger("Corellian Corvette", "Plain Reclaimer")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.CONTROL)
                .use("Plain Reclaimer")
                .at(loot);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#7")
    void withItsOwnPlayerAgainTheShipHasItsPilotBack() {
        String loot = "Lando In Millennium Falcon";

        var scene = returned(table(), loot);

        assertThat(scene.ownerOf(loot)).isEqualTo(LIGHT);
        assertThat(scene.power(loot)).isEqualTo(6);
        assertThat(scene.totalAbility("Tatooine", LIGHT)).isGreaterThanOrEqualTo(3);
    }

    @Test
    @Claim("stealing-vehicles-and-starships#8")
    void unlessHeIsInPlayElsewhere() {
        String loot = "Lando In Millennium Falcon";

        var scene = returned(table().at("Tatooine: Mos Eisley", "Lando Calrissian (5_5)"), loot);

        assertThat(scene.ownerOf(loot)).isEqualTo(LIGHT);
        assertThat(scene.power(loot)).isZero();
    }

    @Test
    @Ruling("stolen-ship-put-back")
    void theThiefWhoDeploysItAgainStillHasItWithoutItsUniquePilot() {
        String loot = "Lando In Millennium Falcon";
        var scene =
                table().system("Tatooine", DARK)
                        .at("Tatooine", loot)
                        .stolen(loot)
                        .hand(DARK, "DS-61-2")
                        .force(DARK, 20)
                        .turn(DARK, Phase.CONTROL);
        scene.state().table().toTop(scene.card(loot), Table.zone(DARK, Zone.HAND), Role.NONE);
        scene.passUntil(DARK, Phase.DEPLOY);

        // without Lando somebody must fly it
        scene.mayNot("deploy " + loot);
        scene.deployWithPilot(loot);
        scene.answerDefaults(() -> !scene.isOnTable(loot));

        assertThat(scene.ownerOf(loot)).isEqualTo(DARK);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(scene.ability("DS-61-2"));
    }
}
