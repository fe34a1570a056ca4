package holosite.rules.cards.enhancedjabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Mara Jade, The Emperor's Hand. */
class MaraJadeTheEmperorsHandTest {
    private static final String MARA = "Mara Jade, The Emperor's Hand";

    @Test
    @Claim("darth-sidious#4")
    void theEmperorOnTheTableMakesHerStronger() {
        assertThat(table().at(BAY, MARA).turn(DARK, Phase.CONTROL).power(MARA)).isEqualTo(4);
        assertThat(
                        table().at(BAY, MARA)
                                .at(WAR_ROOM, "Emperor Palpatine")
                                .turn(DARK, Phase.CONTROL)
                                .power(MARA))
                .isEqualTo(6);
    }

    @Test
    @Claim({"darth-sidious#2", "darth-sidious#4"})
    void neitherSidiousNorTheSenatorIsTheEmperor() {
        for (String other : new String[] {"Darth Sidious", "Senator Palpatine"}) {
            assertThat(
                            table().at(BAY, MARA)
                                    .at(WAR_ROOM, other)
                                    .turn(DARK, Phase.CONTROL)
                                    .power(MARA))
                    .isEqualTo(4);
        }
    }

    private static Position searching() {
        return table().at(CANTINA, MARA, "Stormtrooper")
                .reserve(DARK, "Dark Jedi Lightsaber", "Imperial Blaster", "Comlink")
                .force(DARK, 9);
    }

    @Test
    void onceInAGameAWeaponDeploysOnHerFromTheReserveDeck() {
        var scene = searching().turn(DARK, Phase.DEPLOY);
        scene.use(MARA).passResponses();
        scene.mayNot("Comlink").choose("Imperial Blaster").passResponses();
        assertThat(scene.hostOf("Imperial Blaster")).isEqualTo(MARA);
        assertThat(scene.forcePile(DARK)).hasSize(8);
        scene.passUntil(DARK).mayNot("use " + MARA);
    }

    @Test
    void onlyInTheDeployPhase() {
        searching().turn(DARK, Phase.CONTROL).mayNot("use " + MARA);
        searching().turn(DARK, Phase.MOVE).mayNot("use " + MARA);
    }
}
