package holosite.rules.weapon;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Weapons that stand on a site and need power. */
class ArtilleryTest {
    private static final String PERIMETER = "Hoth: Defensive Perimeter";
    private static final String PLAINS = "Hoth: Ice Plains";
    private static final String GENERATORS = "Hoth: Main Power Generators";
    private static final String BAY = "Tatooine: Docking Bay 94";
    private static final String ATGAR = "Atgar Laser Cannon";
    private static final String E_WEB = "E-web Blaster";

    /** A Light cannon and its warrior under attack by a scout walker. */
    private static Position cannonAt(String site) {
        return table().site(site, LIGHT)
                .at(site, ATGAR, "Rebel Trooper", "Blizzard Scout 1")
                .pilot("Blizzard Scout 1", "AT-AT Driver")
                .force(DARK, 3)
                .force(LIGHT, 3);
    }

    /** A Dark cannon and its warrior under attack by a trooper. */
    private static Position blasterAt(String site) {
        return table().at(site, E_WEB, "Stormtrooper", "Rebel Trooper")
                .force(DARK, 3)
                .force(LIGHT, 3);
    }

    @Test
    @Claim("artillery-weapons#1")
    void itIsDeployedOnASiteAndOnNothingElse() {
        var scene =
                table().site(PERIMETER, LIGHT)
                        .at(PERIMETER, "Rebel Trooper", "Snowspeeder")
                        .pilot("Snowspeeder", "Wedge Antilles")
                        .hand(LIGHT, ATGAR)
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy(ATGAR);

        assertThat(scene.hostOf(ATGAR)).contains(PERIMETER);
        assertThat(scene.roleOf(ATGAR)).isEqualTo(Role.AT);
    }

    @Test
    @Claim("artillery-weapons#2")
    void ithasAForfeitValueAndCanBeForfeited() {
        var scene =
                cannonAt(PERIMETER).on("Rebel Trooper", "Blaster Rifle").turn(DARK, Phase.BATTLE);

        assertThat(scene.forfeitValue(ATGAR)).isEqualTo(2);
        assertThat(scene.forfeitValue("Blaster Rifle")).isNaN();

        scene.battleAt(PERIMETER).passUntil("forfeit " + ATGAR);
        double damage = scene.damageLeft(LIGHT);
        scene.mayNot("forfeit Blaster Rifle").forfeit(ATGAR);
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(damage - 2);
        assertThat(scene.lost(LIGHT)).contains(ATGAR);
    }

    @Test
    @Claim("artillery-weapons#3")
    void itFiresOnlyWithAPowerDroidOfItsOwner() {
        var without = cannonAt(PERIMETER).turn(DARK, Phase.BATTLE);
        without.battleAt(PERIMETER);
        assertThat(fires(without, ATGAR)).isFalse();

        var with = cannonAt(PERIMETER).at(PERIMETER, "EG-4").turn(DARK, Phase.BATTLE);
        with.battleAt(PERIMETER);
        assertThat(fires(with, ATGAR)).isTrue();
    }

    @Test
    @Claim("artillery-weapons#3")
    void aFusionGeneratorPowersItToo() {
        var without = blasterAt(PERIMETER).turn(DARK, Phase.BATTLE);
        without.battleAt(PERIMETER);
        assertThat(fires(without, E_WEB)).isFalse();

        var with =
                blasterAt(PERIMETER)
                        .on("Stormtrooper", "Portable Fusion Generator")
                        .turn(DARK, Phase.BATTLE);
        with.battleAt(PERIMETER);
        assertThat(fires(with, E_WEB)).isTrue();
    }

    /** A Light cannon at a docking bay, beside a fighter that has landed there. */
    private static Position cannonBesideAFighter() {
        return table().at(BAY, ATGAR, "Rebel Trooper", "Red 1", "Ubrikkian 9000 Z001")
                .pilot("Red 1", "Red Leader")
                .pilot("Ubrikkian 9000 Z001", "Stormtrooper")
                .force(LIGHT, 3);
    }

    @Test
    @Claim("artillery-weapons#3")
    void theSupplyTanksOfALandedStarshipAreAFusionGenerator() {
        var without = cannonBesideAFighter().turn(LIGHT, Phase.BATTLE).battleAt(BAY);
        assertThat(fires(without, ATGAR)).isFalse();

        var with =
                cannonBesideAFighter()
                        .on("Red 1", "Fusion Generator Supply Tanks")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY);
        assertThat(fires(with, ATGAR)).isTrue();
    }

    @Test
    @Claim("artillery-weapons#4")
    void theOpponentsSourcesGiveItNoPower() {
        var cannon = cannonAt(PERIMETER).at(PERIMETER, "EG-6").turn(DARK, Phase.BATTLE);
        cannon.battleAt(PERIMETER);
        assertThat(fires(cannon, ATGAR)).isFalse();

        var blaster = blasterAt(PERIMETER).at(PERIMETER, "EG-4").turn(DARK, Phase.BATTLE);
        blaster.battleAt(PERIMETER);
        assertThat(fires(blaster, E_WEB)).isFalse();

        var own = blasterAt(PERIMETER).at(PERIMETER, "EG-6").turn(DARK, Phase.BATTLE);
        own.battleAt(PERIMETER);
        assertThat(fires(own, E_WEB)).isTrue();
    }

    @Test
    @Claim("artillery-weapons#5")
    void theMainPowerGeneratorsPowerTheLightArtilleryThere() {
        var there = cannonAt(GENERATORS).turn(DARK, Phase.BATTLE);
        there.battleAt(GENERATORS);
        assertThat(fires(there, ATGAR)).isTrue();

        var elsewhere = cannonAt(PERIMETER).site(GENERATORS, LIGHT).turn(DARK, Phase.BATTLE);
        elsewhere.battleAt(PERIMETER);
        assertThat(fires(elsewhere, ATGAR)).isFalse();

        var dark = blasterAt(GENERATORS).turn(DARK, Phase.BATTLE);
        dark.battleAt(GENERATORS);
        assertThat(fires(dark, E_WEB)).isFalse();
    }

    private static boolean fires(Scene scene, String weapon) {
        while (scene.inBattle()
                && scene.state().battle().segment() != holosite.rules.state.Battle.Segment.POWER) {
            if (scene.isOffered("fire " + weapon)) {
                return true;
            }
            scene.answerDefault();
        }
        return false;
    }

    @Test
    @Claim("artillery-weapons#6")
    void overloadDestroysItWithADestinyBelowItsOwn() {
        var scene = overload(4);
        assertThat(scene.lost(LIGHT)).contains(ATGAR);

        var missed = overload(5);
        assertThat(missed.isOnTable(ATGAR)).isTrue();
    }

    @Test
    @Claim("artillery-weapons#7")
    void nobodyGoesWithItWhenTheDestinyIsZero() {
        var scene = overload(0);

        assertThat(scene.lost(LIGHT)).containsExactly(ATGAR);
        assertThat(scene.isOnTable("Rebel Trooper")).isTrue();
    }

    @Test
    @Claim("artillery-weapons#7")
    void whoCarriesAnotherWeaponIsLostWithItThen() {
        var scene =
                table().at("Tatooine: Cantina", "Rebel Trooper")
                        .on("Rebel Trooper", "Blaster Rifle")
                        .hand(DARK, "Overload")
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Overload").at("Blaster Rifle");

        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Blaster Rifle", "Rebel Trooper");
    }

    private static Scene overload(int destiny) {
        return cannonAt(PERIMETER)
                .hand(DARK, "Overload")
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.CONTROL)
                .play("Overload")
                .at(ATGAR);
    }

    @Test
    @Claim("artillery-weapons#8")
    void itStaysWhereItIsUnlessItsTextLetsItBeMoved() {
        var atgar =
                table().site(PERIMETER, LIGHT)
                        .site(PLAINS, DARK)
                        .at(PERIMETER, ATGAR, "Rebel Trooper", "Rebel Trooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        atgar.offers("move Rebel Trooper").mayNot("move " + ATGAR);

        var blaster =
                table().site(PERIMETER, DARK)
                        .site(PLAINS, DARK)
                        .at(PERIMETER, E_WEB, "Stormtrooper", "Stormtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);
        blaster.move(E_WEB).to(PLAINS);
        assertThat(blaster.locationOf(E_WEB)).contains(PLAINS);
        assertThat(blaster.locationOf("Stormtrooper#2")).contains(PLAINS);

        var alone =
                table().site(PERIMETER, DARK)
                        .site(PLAINS, DARK)
                        .at(PERIMETER, E_WEB, "Stormtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);
        alone.mayNot("move " + E_WEB);
    }

    @Test
    @Claim("artillery-weapons#3")
    void aSourceThatIsNotPresentWithItDoesNotPowerIt() {
        var nextDoor =
                blasterAt(PERIMETER).site(PLAINS, DARK).at(PLAINS, "EG-6").turn(DARK, Phase.BATTLE);
        nextDoor.battleAt(PERIMETER);
        assertThat(fires(nextDoor, E_WEB)).isFalse();

        // inside a walker nobody is present at the site
        var droidAboard =
                blasterAt(PERIMETER)
                        .at(PERIMETER, "Blizzard 2")
                        .passenger("Blizzard 2", "EG-6")
                        .turn(DARK, Phase.BATTLE);
        droidAboard.battleAt(PERIMETER);
        assertThat(fires(droidAboard, E_WEB)).isFalse();

        var generatorAboard =
                blasterAt(PERIMETER)
                        .at(PERIMETER, "Blizzard 2")
                        .passenger("Blizzard 2", "Snowtrooper")
                        .on("Snowtrooper", "Portable Fusion Generator")
                        .turn(DARK, Phase.BATTLE);
        generatorAboard.battleAt(PERIMETER);
        assertThat(fires(generatorAboard, E_WEB)).isFalse();
    }
}
