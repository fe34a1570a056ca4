package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Locations that change the Force drains there. */
class ForceDrainBonusesTest {

    private static double bonus(Position position, String location, Side player) {
        var scene = position.turn(player, Phase.CONTROL);
        return scene.forceDrain(location, player)
                - scene.forceIcons(location, player == DARK ? LIGHT : DARK);
    }

    @ParameterizedTest
    @CsvSource({
        "Death Star: Detention Block Corridor, DARK, LIGHT, 1",
        "Death Star: Detention Block Corridor, DARK, DARK, 0",
        "Tatooine: Lars' Moisture Farm, DARK, DARK, 1",
        "Tatooine: Obi-Wan's Hut, LIGHT, DARK, 1",
        "Tatooine: Obi-Wan's Hut, LIGHT, LIGHT, 0",
        "Hoth: Defensive Perimeter (3rd Marker), DARK, DARK, 1",
        "Hoth: Defensive Perimeter (3rd Marker), DARK, LIGHT, 0",
        "Hoth: Defensive Perimeter (3rd Marker), LIGHT, DARK, 1",
        "Hoth: Defensive Perimeter (3rd Marker), LIGHT, LIGHT, 1",
        "Hoth: Echo Command Center (War Room), LIGHT, DARK, -1",
        "Hoth: Echo Command Center (War Room), LIGHT, LIGHT, 0",
        "Hoth: Ice Plains (5th Marker), DARK, LIGHT, 0",
        "Hoth: Wampa Cave (7th Marker), DARK, LIGHT, 0",
        "Endor: Bunker, LIGHT, LIGHT, 1",
        "Endor: Bunker, LIGHT, DARK, 0",
        "Endor: Ewok Village, DARK, DARK, 1",
        "Endor: Ewok Village, DARK, LIGHT, 0",
        "Cloud City: Upper Plaza Corridor, DARK, LIGHT, 1",
        "Cloud City: Upper Plaza Corridor, DARK, DARK, 0"
    })
    void whoControlsASiteDrainsMoreOrLess(String site, Side version, Side player, double bonus) {
        String who = player == DARK ? "Stormtrooper" : "Rebel Trooper";

        assertThat(bonus(table().site(site, version).at(site, who), site, player)).isEqualTo(bonus);
    }

    @ParameterizedTest
    @CsvSource({
        "Dantooine, LIGHT, DARK, 1",
        "Dantooine, LIGHT, LIGHT, 0",
        "Kessel, LIGHT, LIGHT, 1",
        "Endor, LIGHT, LIGHT, -1",
        "Endor, LIGHT, DARK, -1",
        "Endor, DARK, LIGHT, -1",
        "Endor, DARK, DARK, 0",
        "Mon Calamari, LIGHT, DARK, -1"
    })
    void whoControlsASystemDrainsMoreOrLess(
            String system, Side version, Side player, double bonus) {
        String who = player == DARK ? "TIE Scout" : "Y-wing";

        assertThat(bonus(table().system(system, version).at(system, who), system, player))
                .isEqualTo(bonus);
    }

    @Test
    void aStarDestroyerDrainsAtMonCalamariInFull() {
        var position = table().system("Mon Calamari", LIGHT).at("Mon Calamari", "Devastator");

        assertThat(bonus(position, "Mon Calamari", DARK)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Ice Plains (5th Marker)", "Hoth: Wampa Cave (7th Marker)"})
    void theGeneratorsWeakenDrainsBeyondThem(String site) {
        var position = table().site(site, DARK).site(GENERATORS, LIGHT).at(site, "Rebel Trooper");

        assertThat(bonus(position, site, LIGHT)).isEqualTo(-1);
    }

    @Test
    void eachDeathStarSiteUnderControlAddsToTheDrainAtAlderaan() {
        String corridor = "Death Star: Detention Block Corridor";
        String room = "Death Star: War Room";
        var position =
                table().system("Alderaan", DARK)
                        .at("Alderaan", "TIE Scout")
                        .site(corridor, DARK)
                        .at(corridor, "Stormtrooper#1")
                        .site(room, DARK)
                        .at(room, "Stormtrooper#2");

        assertThat(bonus(position, "Alderaan", DARK)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, LIGHT, Shistavanen Wolfman, 1",
        "DARK, LIGHT, Joh Yowza, 1",
        "DARK, LIGHT, Rebel Trooper, 0",
        "LIGHT, DARK, Hem Dazon, 1",
        "LIGHT, DARK, Stormtrooper, 0"
    })
    void aThiefOrAScoutDrainsMoreInTheOpponentsSpaceport(
            Side version, Side player, String who, double bonus) {
        var position =
                table().system("Tatooine", DARK)
                        .locationOf("Tatooine", "Spaceport City", version)
                        .at("Spaceport City", who);

        assertThat(bonus(position, "Spaceport City", player)).isEqualTo(bonus);
    }

    @ParameterizedTest
    @CsvSource({
        "Death Star: Detention Block Corridor, DARK, LIGHT",
        "Tatooine: Obi-Wan's Hut, LIGHT, DARK",
        "Dantooine, LIGHT, DARK",
        "Alderaan, DARK, DARK"
    })
    void whoDoesNotControlTheLocationHasNoBonusThere(String place, Side version, Side player) {
        var position =
                table().location(place, version)
                        .at(WAR_ROOM, "Stormtrooper#2")
                        .at(
                                place,
                                place.contains(":")
                                        ? new String[] {"Stormtrooper", "Rebel Trooper"}
                                        : new String[] {"TIE Scout", "Y-wing"});

        assertThat(bonus(position, place, player)).isZero();
    }

    @Test
    void onlyDeathStarSitesUnderControlAddToTheDrainAtAlderaan() {
        String corridor = "Death Star: Detention Block Corridor";
        var position =
                table().system("Alderaan", DARK)
                        .at("Alderaan", "TIE Scout")
                        .at("Death Star", "TIE Scout#2")
                        .at(WAR_ROOM, "Stormtrooper#1")
                        .at(corridor, "Stormtrooper#2", "Rebel Trooper")
                        .site("Death Star: Docking Bay 327", DARK)
                        .at(BAY, "Stormtrooper#3");

        assertThat(bonus(position, "Alderaan", DARK)).isEqualTo(1);
    }
}
