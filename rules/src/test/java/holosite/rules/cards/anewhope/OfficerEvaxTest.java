package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Officer Evax. */
class OfficerEvaxTest {
    private static final String EVAX = "Officer Evax";

    private static Scene battle(String evaxAt, String system) {
        return table().at(system, "Devastator", "Corellian Corvette")
                .at("Alderaan", "Conquest")
                .at(evaxAt, EVAX)
                .force(DARK, 9)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(system);
    }

    @Test
    void fromTheDeathStarHeCallsImperialStarshipsThere() {
        var scene = battle(WAR_ROOM, "Death Star");
        scene.react("Conquest").passResponses();
        assertThat(scene.locationOf("Conquest")).isEqualTo("Death Star");
        battle(CANTINA, "Death Star").mayNot("react with Conquest");
        battle(WAR_ROOM, "Corellia").mayNot("react with Conquest");
    }

    @Test
    void hePilotsWithTwo() {
        var scene = table().at("Yavin 4", "Black 2").pilot("Black 2", EVAX).turn(DARK);
        assertThat(scene.power("Black 2")).isEqualTo(scene.printed(Figure.POWER, "Black 2") + 2);
    }

    @Test
    void onlyImperialStarshipsAndOnlyFromASite() {
        var hunter =
                table().at("Death Star", "Devastator", "Corellian Corvette")
                        .at("Alderaan", "Boba Fett In Slave I")
                        .at(WAR_ROOM, EVAX)
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Death Star");
        hunter.mayNot("react with Boba Fett In Slave I");
        table().at("Death Star", "Devastator", "Corellian Corvette")
                .at("Alderaan", "Conquest")
                .aboard("Devastator", EVAX)
                .force(DARK, 9)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Death Star")
                .mayNot("react with Conquest");
    }
}
