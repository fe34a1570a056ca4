package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nudj. */
class NudjTest {
    private static final String DOOR = "Endor: Back Door";

    @Test
    void itLivesAtPlanetSitesButNotOnHothOrTatooine() {
        var scene =
                table().site(DOOR)
                        .site(MOS_EISLEY)
                        .site(PLAINS)
                        .site("Death Star: War Room")
                        .system("Endor")
                        .hand(LIGHT, "Nudj")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Nudj").passResponses();

        assertThat(scene.locationOf("Nudj")).isEqualTo(DOOR);
    }

    @Test
    void itAttacksNobody() {
        table().at(DOOR, "Nudj", "Stormtrooper", "Rebel Trooper")
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("let attack Nudj");
    }

    @Test
    void eachOfThemAbsorbsOneDarkForceIcon() {
        var one = table().at(DOOR, "Nudj").turn(LIGHT, Phase.CONTROL);
        var none = table().site(DOOR).turn(LIGHT, Phase.CONTROL);
        double icons = none.forceIcons(DOOR, LIGHT.opposite());
        assertThat(one.forceIcons(DOOR, LIGHT.opposite())).isEqualTo(icons - 1);
        assertThat(one.forceIcons(DOOR, LIGHT)).isEqualTo(none.forceIcons(DOOR, LIGHT));
        var two = table().site("Dagobah: Cave").at("Dagobah: Cave", "Nudj", "Nudj").turn(LIGHT);
        assertThat(two.forceIcons("Dagobah: Cave", LIGHT.opposite())).isZero();
    }

    @ParameterizedTest
    @CsvSource({"6, false", "5, true"})
    void itsFerocityIsADestinyLessFour(int destiny, boolean lost) {
        // a Rock Wart of ferocity 2
        var scene =
                table().at(DOOR, "Nudj", "Rock Wart")
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.lost(LIGHT).contains("Nudj")).isTrue();
        assertThat(scene.lost(LIGHT.opposite()).contains("Rock Wart")).isEqualTo(!lost);
    }
}
