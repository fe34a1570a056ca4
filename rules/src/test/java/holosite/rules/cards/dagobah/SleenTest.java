package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sleen. */
class SleenTest {
    private static final String DOOR = "Endor: Back Door";

    @Test
    void itLivesAtPlanetSitesButNotOnHothOrTatooine() {
        var scene =
                table().site(DOOR)
                        .site(MOS_EISLEY)
                        .site(PLAINS)
                        .site("Death Star: War Room")
                        .system("Endor")
                        .hand(DARK, "Sleen")
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Sleen").passResponses();

        assertThat(scene.locationOf("Sleen")).isEqualTo(DOOR);
    }

    @Test
    void itAttacksNobody() {
        table().at(DOOR, "Sleen", "Stormtrooper", "Rebel Trooper")
                .turn(DARK, Phase.BATTLE)
                .mayNot("let attack Sleen");
    }

    @Test
    void eachOfThemAbsorbsOneLightForceIcon() {
        var one = table().at(DOOR, "Sleen").turn(DARK, Phase.CONTROL);
        var none = table().site(DOOR).turn(DARK, Phase.CONTROL);
        double icons = none.forceIcons(DOOR, DARK.opposite());
        assertThat(one.forceIcons(DOOR, DARK.opposite())).isEqualTo(icons - 1);
        assertThat(one.forceIcons(DOOR, DARK)).isEqualTo(none.forceIcons(DOOR, DARK));
        var two = table().site("Dagobah: Cave").at("Dagobah: Cave", "Sleen", "Sleen").turn(DARK);
        assertThat(two.forceIcons("Dagobah: Cave", DARK.opposite())).isZero();
    }

    @ParameterizedTest
    @CsvSource({"5, false", "4, true"})
    void itsFerocityIsADestinyLessThree(int destiny, boolean lost) {
        // a Scurrier of ferocity 2
        var scene =
                table().at(DOOR, "Sleen", "Scurrier")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.lost(DARK).contains("Sleen")).isTrue();
        assertThat(scene.lost(DARK.opposite()).contains("Scurrier")).isEqualTo(!lost);
    }
}
