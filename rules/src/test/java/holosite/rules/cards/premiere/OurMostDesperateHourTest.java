package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Our Most Desperate Hour. */
class OurMostDesperateHourTest {
    @Test
    void itGoesToAlderaanAndIsAimedAtARebelAtTatooine() {
        var scene =
                table().system("Alderaan", LIGHT)
                        .system("Hoth", LIGHT)
                        .at(CANTINA, "Luke Skywalker", "Wioslea")
                        .at(WAR_ROOM, "Han Solo (1_11)")
                        .hand(LIGHT, "Our Most Desperate Hour")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Our Most Desperate Hour").passResponses();
        assertThat(scene.hostOf("Our Most Desperate Hour")).isEqualTo("Alderaan");
        assertThat(scene.state().table().aim(scene.card("Our Most Desperate Hour")))
                .isEqualTo(scene.card("Luke Skywalker"));
    }

    @Test
    void notWithoutAlderaanOrSuchARebel() {
        table().system("Hoth", LIGHT)
                .at(CANTINA, "Luke Skywalker")
                .hand(LIGHT, "Our Most Desperate Hour")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Our Most Desperate Hour");
        table().system("Alderaan", LIGHT)
                .at(WAR_ROOM, "Luke Skywalker")
                .hand(LIGHT, "Our Most Desperate Hour")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Our Most Desperate Hour");
    }
}
