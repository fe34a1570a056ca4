package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.capture.Thieves.THIEF;
import static holosite.rules.capture.Thieves.mayNotSteal;
import static holosite.rules.capture.Thieves.stealing;
import static holosite.rules.capture.Thieves.table;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Stealing weapons and devices: which are stolen, and who may use them. */
class StealingWeaponsAndDevicesTest {
    private static final String SISTERS = "Tonnika Sisters";
    private static final int STEAL_WEAPONS = 1;

    /** One of their two destinies is a 2: they take these weapons. */
    private static Scene sistersSteal(Position position, String... loot) {
        return position.at(BAY, SISTERS)
                .force(DARK, 9)
                .nextDestiny(DARK, 2, 1)
                .turn(DARK, Phase.CONTROL)
                .use(SISTERS)
                .passResponses()
                .option(STEAL_WEAPONS)
                .choose(loot)
                .passResponses();
    }

    @Test
    @Claim({"stealing#1", "stealing-weapons-and-devices#2"})
    void theSistersTakeABlasterAndUseItAsTheirOwn() {
        var scene =
                sistersSteal(
                        table().at(BAY, "Rebel Trooper").on("Rebel Trooper", "Blaster Rifle"),
                        "Blaster Rifle");

        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo(SISTERS);
        assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(DARK);
        scene.passUntil(DARK, Phase.BATTLE).battleAt(BAY).offers("fire Blaster Rifle");
    }

    @Test
    @Claim({"stealing-weapons-and-devices#2", "stealing-weapons-and-devices#5"})
    void theSistersCarryALightsaberOfOnePersonAndCannotUseIt() {
        var scene =
                sistersSteal(
                        table().at(BAY, "Obi-Wan Kenobi")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"),
                        "Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo(SISTERS);
        assertThat(scene.ownerOf("Obi-Wan's Lightsaber")).isEqualTo(DARK);
        scene.passUntil(DARK, Phase.BATTLE).battleAt(BAY).mayNot("fire Obi-Wan's Lightsaber");
    }

    @Test
    @Claim({"stealing-weapons-and-devices#1", "stealing-weapons-and-devices#3"})
    void theSistersDoNotTakeWhatCharactersDoNotCarry() {
        String ion = "Planet Defender Ion Cannon";
        for (String loot : new String[] {"Blaster Rifle", "Proton Torpedoes", ion}) {
            var scene =
                    sistersSteal(
                            table().at(BAY, "X-wing", ion, "Rebel Trooper")
                                    .on("X-wing", "Proton Torpedoes")
                                    .on("Rebel Trooper", "Blaster Rifle"),
                            loot);

            assertThat(scene.ownerOf(loot)).isEqualTo(loot.equals("Blaster Rifle") ? DARK : LIGHT);
        }
    }

    @Test
    @Claim("stealing-weapons-and-devices#4")
    void aTrooperCarriesADeviceThatHeMayNotUse() {
        for (String device : new String[] {"Electrobinoculars", "light Caller"}) {
            var scene =
                    CardTable.table()
                            .at(BAY, "Stormtrooper", "Luke Skywalker", "C-3PO")
                            .on("Luke Skywalker", device)
                            .on("Stormtrooper", "Swilla Corey")
                            .on("C-3PO", "dark Restraining Bolt")
                            .force(DARK, 4)
                            .nextDestiny(DARK, 0)
                            .turn(DARK, Phase.CONTROL);

            scene.use("Swilla Corey").passResponses();

            assertThat(scene.hostOf(device)).isEqualTo("Stormtrooper");
            assertThat(scene.ownerOf(device)).isEqualTo(DARK);
            // Electrobinoculars are for any warrior, a Caller is for Rebels and Jawas
            assertThat(scene.isOffered("use " + device)).isEqualTo(!device.equals("light Caller"));
        }
    }

    @Test
    @Claim({"stealing#1", "stealing-weapons-and-devices#2", "stealing-weapons-and-devices#4"})
    void aThiefTakesABlasterAndCarriesItThoughHeMayNotFireIt() {
        var scene =
                stealing(
                        table().at(BAY, "Rebel Trooper", "Stormtrooper")
                                .on("Rebel Trooper", "Blaster Rifle"),
                        "Blaster Rifle");

        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo(THIEF);
        assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(DARK);
        scene.passUntil(DARK, Phase.BATTLE).battleAt(BAY).mayNot("fire Blaster Rifle");
    }

    @Test
    @Claim({"stealing-weapons-and-devices#1", "stealing-weapons-and-devices#2"})
    void artilleryThatWarriorsMoveIsStolen() {
        var scene =
                table().at(BAY, "E-web Blaster", "Plain Rogue")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.CONTROL);

        scene.use("Plain Rogue").at("E-web Blaster");

        assertThat(scene.ownerOf("E-web Blaster")).isEqualTo(LIGHT);
    }

    @Test
    @Claim("stealing-weapons-and-devices#2")
    void repeatingBlastersAreStolenWhetherCarriedOrMovedByWarriors() {
        var carried =
                stealing(
                        table().at(BAY, "Rebel Trooper").on("Rebel Trooper", "Plain Repeater"),
                        "Plain Repeater");
        assertThat(carried.ownerOf("Plain Repeater")).isEqualTo(DARK);
        assertThat(carried.hostOf("Plain Repeater")).isEqualTo(THIEF);

        var moved = stealing(table().at(BAY, "Plain Repeating Cannon"), "Plain Repeating Cannon");
        assertThat(moved.ownerOf("Plain Repeating Cannon")).isEqualTo(DARK);
    }

    @Test
    @Claim("stealing-weapons-and-devices#3")
    void whatStandsOnASiteAndNobodyMovesIsNotStolen() {
        mayNotSteal(table().at(BAY, "Plain Mounted Cannon"));
        table().at(CANTINA, THIEF)
                .on(CANTINA, "Plain Laser Gate")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + THIEF);
    }

    @Test
    @Claim({"stealing#1", "stealing-weapons-and-devices#6"})
    void whoCouldHaveHadItUsesItAsHisOwn() {
        var scene =
                stealing(
                        table().at(BAY, "Rebel Trooper", "Stormtrooper")
                                .on("Rebel Trooper", "Blaster Rifle"),
                        "Blaster Rifle");
        scene.passUntil(DARK, Phase.DEPLOY).transfer("Blaster Rifle").to("Stormtrooper");

        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Stormtrooper");
        scene.passUntil(DARK, Phase.BATTLE).battleAt(BAY).offers("fire Blaster Rifle");
    }

    @Test
    @Claim({"stealing-weapons-and-devices#2", "stealing-weapons-and-devices#5"})
    void aLightsaberOfOnePersonIsCarriedByAnyThief() {
        var scene =
                stealing(
                        table().at(BAY, "Obi-Wan Kenobi", "Stormtrooper")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"),
                        "Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo(THIEF);
    }

    @Test
    @Claim("stealing-weapons-and-devices#6")
    void butIsUsedByNobodyElseAndHandedToNobody() {
        var scene =
                stealing(
                        table().at(BAY, "Obi-Wan Kenobi", "Stormtrooper")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber")
                                .on("Stormtrooper", "Imperial Blaster"),
                        "Obi-Wan's Lightsaber");

        scene.passUntil(DARK, Phase.DEPLOY).mayNot("transfer Obi-Wan's Lightsaber");
        scene.passUntil(DARK, Phase.BATTLE)
                .battleAt(BAY)
                .offers("fire Imperial Blaster")
                .mayNot("fire Obi-Wan's Lightsaber");
    }

    @Test
    @Claim({"stealing-weapons-and-devices#1", "stealing-weapons-and-devices#3"})
    void whatCharactersDoNotCarryIsNotStolen() {
        var torpedoes = table().at(BAY, "X-wing", "Rebel Trooper").on("X-wing", "Proton Torpedoes");
        // who could be stolen beside it is the only one offered
        torpedoes.on("Rebel Trooper", "Blaster Rifle");
        var scene = stealing(torpedoes, "Blaster Rifle");
        assertThat(scene.ownerOf("Proton Torpedoes")).isEqualTo(LIGHT);
        scene.expectDecider(DARK).mayNot("use " + THIEF);

        mayNotSteal(table().site(BAY, LIGHT).on(BAY, "Plain Station"));
        mayNotSteal(table().at(BAY, "Planet Defender Ion Cannon"));
    }

    @Test
    @Claim("stealing-weapons-and-devices#6")
    void whatTheThiefCouldNotHaveDeployedAddsNothingToHisDrain() {
        var unfit =
                stealing(
                        table().site(BAY, DARK)
                                .at(BAY, "Obi-Wan Kenobi", "Stormtrooper")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"),
                        "Obi-Wan's Lightsaber");
        unfit.state()
                .table()
                .toTop(unfit.card("Obi-Wan Kenobi"), Table.zone(LIGHT, Zone.LOST_PILE), Role.NONE);
        unfit.answerDefaults(() -> !unfit.isOffered("drain at " + BAY));

        unfit.drainAt(BAY);

        assertThat(unfit.isOffered("use Obi-Wan's Lightsaber")).isFalse();
        assertThat(holosite.rules.weapon.PermanentWeapons.armed(unfit.state(), unfit.card(THIEF)))
                .isFalse();
    }

    @Test
    @Claim("stealing-weapons-and-devices#6")
    void whatTheThiefCouldHaveDeployedAddsToHisDrain() {
        var scene =
                table().site(BAY, LIGHT)
                        .at(BAY, "Luke Skywalker")
                        .on("Luke Skywalker", "Dark Jedi Lightsaber")
                        .stolen("Dark Jedi Lightsaber")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.ownerOf("Dark Jedi Lightsaber")).isEqualTo(LIGHT);

        scene.drainAt(BAY).offers("use Dark Jedi Lightsaber");
    }

    /** Obi-Wan's Lightsaber in the hands of the thief, with somebody there who could take it. */
    private static Scene stolenSaber(String weapon, String owner, String bearer) {
        return table().at(BAY, "Plain Rogue", owner, bearer)
                .on(bearer, weapon)
                .stolen(weapon)
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    @Claim("stealing-weapons-and-devices#6")
    @Ruling("stolen-weapon-is-inactive")
    void whatTheThiefCannotUseIsInactiveAndNoTarget() {
        var scene = stolenSaber("Obi-Wan's Lightsaber", "Obi-Wan Kenobi", THIEF);

        scene.mayNot("use Plain Rogue");
        assertThat(Standing.of(scene.state()).isActive(scene.card("Obi-Wan's Lightsaber")))
                .isFalse();
        // it still counts for what is unique
        var hand =
                table().at(BAY, THIEF, "Obi-Wan Kenobi")
                        .on(THIEF, "Obi-Wan's Lightsaber")
                        .stolen("Obi-Wan's Lightsaber")
                        .hand(LIGHT, "Obi-Wan's Lightsaber#2")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        hand.mayNot("deploy Obi-Wan's Lightsaber");
    }

    @Test
    @Claim("stealing-weapons-and-devices#6")
    void whatTheThiefCanUseIsATargetLikeAnyOther() {
        var scene = stolenSaber("Blaster Rifle", "Rebel Trooper", "Stormtrooper");

        scene.use("Plain Rogue").passResponses();

        assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(LIGHT);
        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Plain Rogue");
    }
}
