package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards whose text lets them, or others, move as a react. */
class ReactsTest {

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Snowspeeder, Dutch",
        "LIGHT, Rogue 4, Dutch",
        "LIGHT, Rogue 1, Dutch",
        "DARK, Blizzard Scout 1, ''"
    })
    void aVehicleMovesToABattleNextToIt(Side side, String vehicle, String pilot) {
        var position =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .at(PLAINS, "Rebel Trooper", "Stormtrooper")
                        .at(PERIMETER, vehicle)
                        .force(DARK, 5)
                        .force(LIGHT, 5);
        if (!pilot.isEmpty()) {
            position.pilot(vehicle, pilot);
        }
        var scene = position.turn(side == DARK ? LIGHT : DARK, Phase.BATTLE);

        scene.battleAt(PLAINS).react(vehicle).passResponses();

        assertThat(scene.locationOf(vehicle)).isEqualTo(PLAINS);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Rebel Trooper, Echo Base Trooper Officer, Stormtrooper",
        "DARK, Stormtrooper, Snowtrooper Officer, Rebel Trooper"
    })
    void troopersMoveToTheirOfficerOnHoth(
            Side side, String trooper, String officer, String opponent) {
        var scene =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .at(PLAINS, officer, opponent)
                        .at(PERIMETER, trooper)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(side == DARK ? LIGHT : DARK, Phase.BATTLE);

        scene.battleAt(PLAINS).react(trooper).passResponses();

        assertThat(scene.locationOf(trooper)).isEqualTo(PLAINS);
    }

    @Test
    void starshipsMoveToRalltiir() {
        var scene =
                table().system("Ralltiir", LIGHT)
                        .system("Corellia", LIGHT)
                        .at("Ralltiir", "Y-wing", "TIE Scout")
                        .at("Corellia", "X-wing")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Ralltiir");

        assertThat(scene.offered()).anyMatch(one -> one.contains("X-wing"));
    }

    /** Who reacts comes from a site next to the battle. */
    @ParameterizedTest
    @CsvSource({
        "Rebel Trooper, Echo Base Trooper Officer, LIGHT, Hoth: Defensive Perimeter (3rd Marker), true",
        "Dutch, Echo Base Trooper Officer, LIGHT, Hoth: Defensive Perimeter (3rd Marker), false",
        "Stormtrooper, Echo Base Trooper Officer, DARK, Hoth: Defensive Perimeter (3rd Marker), false",
        "Rebel Trooper, Echo Base Trooper Officer, LIGHT, Hoth: North Ridge (4th Marker), false",
        "Stormtrooper, Snowtrooper Officer, DARK, Hoth: Defensive Perimeter (3rd Marker), true",
        "DS-61-2, Snowtrooper Officer, DARK, Hoth: Defensive Perimeter (3rd Marker), false",
        "Rebel Trooper, Snowtrooper Officer, LIGHT, Hoth: Defensive Perimeter (3rd Marker), false",
        "Stormtrooper, Snowtrooper Officer, DARK, Hoth: North Ridge (4th Marker), false"
    })
    void onlyTheirOwnTroopersMoveAndOnlyToTheirOfficer(
            String who, String officer, Side reacting, String officerAt, boolean reacts) {
        var scene =
                table().site(PERIMETER, DARK)
                        .site("Hoth: North Ridge (4th Marker)", DARK)
                        .at(officerAt, officer)
                        .at(PERIMETER, "Leia Organa", "Garindan")
                        .at("Hoth: North Ridge (4th Marker)", who)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(reacting == DARK ? LIGHT : DARK, Phase.BATTLE);

        scene.battleAt(PERIMETER);

        assertThat(scene.isOffered("react with " + who)).isEqualTo(reacts);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Rebel Trooper, Echo Base Trooper Officer, Stormtrooper",
        "DARK, Stormtrooper, Snowtrooper Officer, Rebel Trooper"
    })
    void troopersDoNotMoveToTheirOfficerElsewhere(
            Side side, String trooper, String officer, String opponent) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(CANTINA, DARK)
                        .at(CANTINA, officer, opponent)
                        .at(MOS_EISLEY, trooper)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(side == DARK ? LIGHT : DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).mayNot("react with " + trooper);
    }

    @ParameterizedTest
    @CsvSource({"Snowspeeder", "Rogue 1"})
    void aSnowspeederMovesToBattlesOnHothOnly(String vehicle) {
        var position =
                table().site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .at(FARM, "Rebel Trooper", "Stormtrooper")
                        .at(MOS_EISLEY, vehicle)
                        .pilot(vehicle, "Dutch")
                        .force(DARK, 5)
                        .force(LIGHT, 5);
        position.turn(DARK, Phase.BATTLE).battleAt(FARM).mayNot("react with " + vehicle);
    }

    @Test
    void withAComlinkCardsDeployAsAReactThereAndNextToIt() {
        for (String site : new String[] {CANTINA, BAY, MOS_EISLEY}) {
            var scene =
                    table().site(CANTINA, DARK)
                            .site(BAY, DARK)
                            .site(MOS_EISLEY, DARK)
                            .at(CANTINA, "Stormtrooper")
                            .on("Stormtrooper", "Comlink")
                            .at(site, "Sandtrooper", "Rebel Trooper")
                            .hand(DARK, "DS-61-2")
                            .force(DARK, 5)
                            .force(LIGHT, 5)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(site);
            assertThat(scene.isOffered("deploy DS-61-2 as a react"))
                    .isEqualTo(!site.equals(MOS_EISLEY));
        }
    }

    @ParameterizedTest
    @CsvSource({"DARK, TIE Scout, true", "LIGHT, X-wing, false"})
    void onlyDarkStarshipsMoveToTheDarkDantooine(Side side, String starship, boolean may) {
        var scene =
                table().system("Dantooine", DARK)
                        .system("Kashyyyk", DARK)
                        .at("Dantooine", "TIE Fighter", "Y-wing")
                        .at("Kashyyyk", starship)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(side.opposite(), Phase.BATTLE)
                        .battleAt("Dantooine");
        assertThat(scene.isOffered("react with " + starship)).isEqualTo(may);
    }
}
