package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commander Evram Lajaie. */
class CommanderEvramLajaieTest {
    private static final String EVRAM = "Commander Evram Lajaie";

    /** A battle that Dark initiates at this system, with Evram at this site. */
    private static Scene battle(String system, String evramAt) {
        return table().at(system, "Devastator", "Corellian Corvette")
                .at("Dantooine", "X-wing")
                .location(system.equals("Yavin 4") ? "Hoth" : "Yavin 4")
                .at(evramAt, EVRAM)
                .force(DARK, 9)
                .force(LIGHT, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(system);
    }

    @ParameterizedTest
    @CsvSource({
        "Yavin 4, Yavin 4: Jungle, true",
        "Hoth, Hoth: Ice Plains (5th Marker), true",
        "Hoth, Yavin 4: Jungle, false",
        "Yavin 4, Death Star: War Room, false"
    })
    void rebelStarshipsReactToTheSystemOfHisSite(String system, String site, boolean may) {
        var scene = battle(system, site);
        assertThat(scene.isOffered("react with X-wing")).isEqualTo(may);
        if (may) {
            scene.react("X-wing").passResponses();
            assertThat(scene.locationOf("X-wing")).isEqualTo(system);
        }
    }

    @Test
    void othersDoNot() {
        var neutral =
                Kinds.starfighter("Plain Freighter", LIGHT, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .maneuver(1)
                        .hyperspeed(9)
                        .forfeit(1)
                        .icons(Icon.PILOT, Icon.NAV_COMPUTER)
                        .permanentPilot(1)
                        .says();
        tableWith(neutral)
                .at("Yavin 4", "Devastator", "Corellian Corvette")
                .at("Dantooine", "Plain Freighter")
                .at("Yavin 4: Jungle", EVRAM)
                .force(DARK, 9)
                .force(LIGHT, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Yavin 4")
                .mayNot("react with Plain Freighter");
    }

    @Test
    void itWorksFromEndorToo() {
        var scene = battle("Endor", "Endor: Back Door");
        scene.offers("react with X-wing");
    }

    @Test
    void notFromAPlanetOfNoBaseNorFromAboardAStarship() {
        battle("Tatooine", "Tatooine: Cantina").mayNot("react with X-wing");
        for (String system : new String[] {"Yavin 4", "Hoth", "Endor"}) {
            table().at(system, "Devastator", "Corellian Corvette")
                    .aboard("Corellian Corvette", EVRAM)
                    .at("Dantooine", "X-wing")
                    .force(DARK, 9)
                    .force(LIGHT, 9)
                    .turn(DARK, Phase.BATTLE)
                    .battleAt(system)
                    .mayNot("react with X-wing");
        }
    }

    @Test
    void theyReactToTheSystemAndToNoSite() {
        table().system("Yavin 4", LIGHT)
                .at("Yavin 4", "X-wing")
                .at("Yavin 4: Docking Bay", "Stormtrooper", "Rebel Trooper")
                .at("Yavin 4: Jungle", EVRAM)
                .force(DARK, 9)
                .force(LIGHT, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Yavin 4: Docking Bay")
                .mayNot("react with X-wing");
    }
}
