package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/**
 * Where nobody deploys without presence, Force icons or a spy, and what the energy shield keeps
 * out.
 */
class DeploymentRestrictionsTest {
    /** A spy who is a pilot. */
    private static final Card SPY_PILOT =
            Kinds.rebel("Spy Pilot", "900_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .icons(Icon.PILOT)
                    .is(Trait.SPY)
                    .says();

    /** An Imperial who may deploy under the shield. */
    private static final Card TUNNELER =
            Kinds.imperial("Tunneler", "900_2")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .says(Abilities.may(Deed.DEPLOY, Filters.IT, Filters.siteOf("Hoth")));

    /** A capital starship without a permanent pilot. */
    private static final Card BARGE =
            Kinds.capital("Old Barge", LIGHT, "900_6")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .armor(4)
                    .hyperspeed(1)
                    .forfeit(1)
                    .icons(Icon.NAV_COMPUTER)
                    .carries(Capacity.pilots(1))
                    .says();

    private static Position table() {
        return tableWith(SPY_PILOT, TUNNELER, BARGE).force(LIGHT, 15).force(DARK, 15);
    }

    @Test
    @Claim("deployment-restrictions#1")
    void withNeitherPresenceNorIconNobodyDeploys() {
        // the War Room has no Light Force icon
        table().site(WAR_ROOM, DARK)
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Han Solo");
        table().at(WAR_ROOM, "Leia Organa")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
        table().site(CANTINA, DARK)
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
        // no Light icon at the Death Star: neither ships nor vehicles
        table().system("Death Star")
                .site("Hoth: Ice Plains (5th Marker)", DARK)
                .hand(LIGHT, "X-wing", "Snowspeeder")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy X-wing", "deploy Snowspeeder");
    }

    @Test
    @Claim({"deployment-restrictions#2", "deployment-restrictions#3"})
    void spiesNeedNeitherNorDoesAnybodyWhereAnOwnSpyIsUndercover() {
        table().site(WAR_ROOM, DARK)
                .hand(LIGHT, "R2-D2", "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy R2-D2")
                .mayNot("deploy Han Solo");
        table().at(WAR_ROOM, "TK-422")
                .undercover("TK-422")
                .hand(LIGHT, "Rebel Trooper")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Rebel Trooper");
    }

    @Test
    @Claim("deployment-restrictions#4")
    void aSpyAtTheControlsBringsHisStarfighterAlong() {
        var scene =
                table().system("Death Star")
                        .hand(LIGHT, "Red 5", "Spy Pilot")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deployWithPilot("Red 5");
        assertThat(scene.locationOf("Red 5")).isEqualTo("Death Star");
        assertThat(scene.roleOf("Spy Pilot")).isEqualTo(Role.PILOT);

        table().system("Death Star")
                .hand(LIGHT, "Red 5", "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Red 5 with a pilot");
    }

    @Test
    @Claim({"deployment-restrictions#3", "deployment-restrictions#4"})
    void maraJadeBringsHerFighterWhereTheDarkSideHasNothing() {
        String mara = "Mara Jade, The Emperor's Hand";
        // Rendezvous Point has no Dark Force icon
        for (String pilot : new String[] {mara, "DS-61-2"}) {
            var scene =
                    table().system("Rendezvous Point", LIGHT)
                            .hand(DARK, "Black 2", pilot)
                            .turn(DARK, Phase.DEPLOY);
            scene.mayNot("deploy Black 2");
            assertThat(scene.isOffered("deploy Black 2 with a pilot"))
                    .isEqualTo(pilot.equals(mara));
        }
    }

    @Test
    @Claim("deployment-restrictions#5")
    void whoDeploysWithoutPresenceDeploysThere() {
        String ridge = "Hoth: Ice Plains (5th Marker)";
        table().site(ridge, DARK)
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Han Solo");
        // Encampment lets its owner's characters deploy there without presence
        table().at(ridge, "C-3PO")
                .on(ridge, "Encampment")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
    }

    @Test
    @Claim({"deployment-restrictions#11", "deployment-restrictions#12"})
    void theDarkSideDoesNotDeployUnderTheEnergyShield() {
        for (boolean shield : new boolean[] {true, false}) {
            var position =
                    table().site(PERIMETER, DARK)
                            .hand(DARK, "Darth Vader", "Blizzard 1", "Tunneler");
            if (shield) {
                position.site("Hoth: Main Power Generators (1st Marker)", LIGHT);
            }
            var scene = position.turn(DARK, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy Darth Vader")).isEqualTo(!shield);
            assertThat(scene.isOffered("deploy Blizzard 1")).isEqualTo(!shield);
            scene.offers("deploy Tunneler");
        }
    }

    @Test
    @Claim("deployment-restrictions#11")
    void theEnergyShieldStopsTheDarkSideOnly() {
        table().site(PERIMETER, LIGHT)
                .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                .hand(LIGHT, "Rebel Trooper", "Snowspeeder")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Rebel Trooper", "deploy Snowspeeder");
        // nor does it reach another planet, nor the far markers
        table().site(PERIMETER, LIGHT)
                .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                .site(CANTINA, DARK)
                .hand(DARK, "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Stormtrooper");
        table().site("Hoth: Ice Plains (5th Marker)", DARK)
                .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                .hand(DARK, "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Stormtrooper");
    }

    @Test
    @Claim("deployment-restrictions#11")
    void noDarkStarshipDeploysUnderTheEnergyShield() {
        for (boolean shield : new boolean[] {true, false}) {
            var position =
                    table().site("Hoth: Echo Docking Bay", DARK)
                            .site(PERIMETER, DARK)
                            .hand(DARK, "TIE Fighter")
                            .hand(LIGHT, "X-wing");
            if (shield) {
                position.site("Hoth: Main Power Generators (1st Marker)", LIGHT);
            }
            var scene = position.turn(DARK, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy TIE Fighter")).isEqualTo(!shield);
        }
    }

    @Test
    @Claim({"deployment-restrictions#3", "deployment-restrictions#4"})
    void spiesComeAboardAndBringStarfighters() {
        // TK-422 deploys only undercover, to a site: so he brings no ship anywhere
        for (String system : new String[] {"Death Star", "Tatooine"}) {
            table().system(system, DARK)
                    .hand(LIGHT, "Red 5", "TK-422")
                    .turn(LIGHT, Phase.DEPLOY)
                    .mayNot("deploy Red 5 with a pilot");
        }
        // a spy brings a starfighter, not a capital starship
        table().system("Death Star")
                .hand(LIGHT, "Old Barge", "Spy Pilot")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Old Barge with a pilot");
        table().system("Tatooine", DARK)
                .hand(LIGHT, "Old Barge", "Spy Pilot")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Old Barge with a pilot");
        table().at("Death Star", "Millennium Falcon")
                .hand(LIGHT, "Leia Organa", "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Leia Organa")
                .mayNot("deploy Han Solo");
    }

    @Test
    @Claim("deployment-restrictions#2")
    void anUndercoverSpyOpensTheWayForHisOwnSideOnly() {
        // no Light icon at the War Room, and a Dark spy undercover there
        table().at(WAR_ROOM, "Garindan")
                .undercover("Garindan")
                .hand(LIGHT, "Rebel Trooper")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Rebel Trooper");
        table().at("Hoth: Ice Plains (5th Marker)", "TK-422")
                .undercover("TK-422")
                .hand(LIGHT, "Snowspeeder", "Rebel Trooper")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Snowspeeder", "deploy Rebel Trooper");
    }

    @Test
    void whoDeploysRegardlessOfRestrictionsDeploysWhereHisTextDoesNotSendHim() {
        for (boolean encamped : new boolean[] {true, false}) {
            var position =
                    table().site("Tatooine: Mos Eisley", LIGHT)
                            .at("Tatooine: Mos Eisley", "Rebel Trooper")
                            .hand(LIGHT, "Commander Luke Skywalker")
                            .force(LIGHT, 9);
            if (encamped) {
                position.on("Tatooine: Mos Eisley", "Encampment");
            }
            var scene = position.turn(LIGHT, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy Commander Luke Skywalker")).isEqualTo(encamped);
        }
    }
}
