package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Deploying cards on vehicles and starships. */
class DeployingOnVehiclesAndStarshipsTest {
    /** A Light starship with a hold. */
    private static final Card CARRIER =
            Kinds.capital("Old Carrier", LIGHT, "900_3")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .armor(4)
                    .hyperspeed(1)
                    .forfeit(1)
                    .icons(Icon.PILOT, Icon.NAV_COMPUTER)
                    .permanentPilot(1)
                    .carries(Capacity.passengers(1).withVehicles(1).withStarfighters(1))
                    .says();

    private static Position table() {
        return tableWith(CARRIER).force(LIGHT, 15).force(DARK, 15);
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#3")
    void aFrigateTakesTwoStarfightersAndNoThird() {
        String frigate = "Nebulon-B Frigate";
        for (boolean full : new boolean[] {true, false}) {
            var position = table().at("Tatooine", frigate).cargo(frigate, "Y-wing");
            if (full) {
                position.cargo(frigate, "A-wing");
            }
            var scene = position.hand(LIGHT, "X-wing").turn(LIGHT, Phase.DEPLOY);

            assertThat(hosts(scene, "X-wing").contains(frigate)).isEqualTo(!full);
        }
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#1")
    void oneDeploysAboardWhereOneHasPresenceOrIcons() {
        table().at("Tatooine", "Millennium Falcon")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
        table().at("Death Star", "Millennium Falcon")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Han Solo");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#2")
    void aCharacterNeedsAFreeSeat() {
        table().at("Tatooine", "Red 5")
                .hand(LIGHT, "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Luke Skywalker");
        table().at("Tatooine", "Red 5")
                .pilot("Red 5", "Wedge Antilles")
                .hand(LIGHT, "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Luke Skywalker");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#3")
    void vehiclesAndStarfightersDeployIntoAHoldWithRoomForThem() {
        var scene =
                table().at("Alderaan", "Old Carrier")
                        .hand(LIGHT, "Snowspeeder", "Snowspeeder", "Red 5", "Red 2")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Snowspeeder").to("Old Carrier");
        scene.passUntil("deploy Red 5")
                .mayNot("deploy Snowspeeder")
                .deploy("Red 5")
                .to("Old Carrier");
        assertThat(scene.roleOf("Red 5")).isEqualTo(Role.CARGO);
        scene.mayNot("deploy Red 2");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#4")
    void weaponsNeedNeitherPresenceNorIcons() {
        var scene =
                table().at("Death Star", "Millennium Falcon")
                        .hand(LIGHT, "Quad Laser Cannon", "Han Solo")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.occupies(LIGHT, "Death Star")).isFalse();
        scene.mayNot("deploy Han Solo").deploy("Quad Laser Cannon").to("Millennium Falcon");
        assertThat(scene.hostOf("Quad Laser Cannon")).isEqualTo("Millennium Falcon");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#2")
    void whomAShipDoesNotTakeAsItsPilotDoesNotBringIt() {
        table().system("Tatooine", DARK)
                .hand(DARK, "Punishing One", "DS-61-2")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Punishing One with a pilot");
        table().system("Tatooine", DARK)
                .hand(DARK, "Punishing One", "Dengar")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Punishing One with a pilot");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#1")
    void presenceAtTheLocationIsEnoughToDeployAboard() {
        // no Light icon at the Death Star, but Han is felt there
        table().at("Death Star", "Millennium Falcon", "Y-wing")
                .pilot("Millennium Falcon", "Han Solo")
                .hand(LIGHT, "Rebel Trooper", "Chewbacca")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Rebel Trooper", "deploy Chewbacca");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#1")
    void aboardAVehicleTooOneDeploysWhereOneHasPresenceOrIcons() {
        // no Light icon at the Ice Plains, and nobody in Rogue 1
        table().at(PLAINS, "Rogue 1")
                .hand(LIGHT, "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Luke Skywalker");
        var presence =
                table().at(PLAINS, "Rogue 1", "Rebel Trooper")
                        .hand(LIGHT, "Luke Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);
        presence.deploy("Luke Skywalker").to("Rogue 1");
        assertThat(presence.roleOf("Luke Skywalker")).isEqualTo(Role.PILOT);
        var icons =
                table().at("light " + PERIMETER, "Rogue 1")
                        .hand(LIGHT, "Luke Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);
        icons.deploy("Luke Skywalker").to("Rogue 1");
        assertThat(icons.hostOf("Luke Skywalker")).isEqualTo("Rogue 1");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#4")
    void devicesAndEffectsNeedNeitherPresenceNorIcons() {
        var rebels =
                table().at("Death Star", "Millennium Falcon")
                        .passenger("Millennium Falcon", "C-3PO")
                        .hand(LIGHT, "Yoda's Hope", "Han Solo")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(rebels.occupies(LIGHT, "Death Star")).isFalse();
        rebels.mayNot("deploy Han Solo").deploy("Yoda's Hope").to("C-3PO");
        assertThat(rebels.hostOf("Yoda's Hope")).startsWith("C-3PO");

        var empire =
                table().at("Rendezvous Point", "Punishing One")
                        .passenger("Punishing One", "EG-6")
                        .hand(DARK, "Comlink", "Dengar")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(empire.occupies(DARK, "Rendezvous Point")).isFalse();
        empire.mayNot("deploy Dengar").deploy("Comlink").to("EG-6");
        assertThat(empire.hostOf("Comlink")).startsWith("EG-6");
    }
}
