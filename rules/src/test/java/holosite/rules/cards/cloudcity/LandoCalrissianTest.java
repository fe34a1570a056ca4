package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Lando Calrissian of the Light Side. */
class LandoCalrissianTest {
    private static final String LANDO = "light Lando Calrissian (5_5)";
    private static final String TOWER = "Cloud City: Security Tower";
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";

    @Test
    void eachCloudCityLocationUnderControlMakesHimStronger() {
        var scene =
                table().site(TOWER, DARK)
                        .at(PLAZA, "Rebel Trooper")
                        .at(MOS_EISLEY, LANDO)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(LANDO)).isEqualTo(2 + 1);

        var two = table().at(TOWER, LANDO).at(PLAZA, "Rebel Trooper").turn(LIGHT, Phase.CONTROL);
        assertThat(two.power(LANDO)).isEqualTo(2 + 2);
        var contested =
                table().at(TOWER, LANDO, "Stormtrooper")
                        .at(PLAZA, "Stormtrooper#2")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(contested.power(LANDO)).isEqualTo(2);
    }

    @Test
    void atSabaccHeHasALeewayOfOne() {
        var scene = table().at(TOWER, LANDO, "Han Solo").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.figure(Figure.SABACC_LEEWAY, LANDO)).isEqualTo(1);
        assertThat(scene.figure(Figure.SABACC_LEEWAY, "Han Solo")).isZero();
    }
}
