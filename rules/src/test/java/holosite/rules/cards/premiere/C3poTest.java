package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** C-3PO of Premiere. */
class C3poTest {
    private static final String C3PO = "C-3PO (See-Threepio)";

    @Test
    void eachPairOfADroidAndARebelPresentAddsTwoToTheTotal() {
        assertThat(added(C3PO)).isZero();
        assertThat(added(C3PO, "Rebel Trooper")).isEqualTo(2);
        assertThat(added(C3PO, "Rebel Trooper", "Rebel Trooper")).isEqualTo(2);
        assertThat(added(C3PO, "R2-X2", "Rebel Trooper")).isEqualTo(2);
        assertThat(added(C3PO, "R2-X2", "Rebel Trooper", "Rebel Trooper")).isEqualTo(4);
        assertThat(added(C3PO, "Wioslea")).isZero();
        assertThat(added(C3PO, "EG-6", "Rebel Trooper", "Rebel Trooper")).isEqualTo(2);
    }

    /** What the total power has beyond that of each of these cards. */
    private static double added(String... cards) {
        var scene = table().at(BAY, cards).turn(LIGHT, Phase.CONTROL);
        double sum = 0;
        for (int i = 0; i < cards.length; i++) {
            sum += cards[i].equals("EG-6") ? 0 : scene.power(cards[i]);
        }
        return scene.totalPower(BAY, LIGHT) - sum;
    }

    @Test
    void r2D2PresentIsForfeitTwoMore() {
        var with = table().at(BAY, C3PO, "R2-D2").turn(LIGHT);
        var apart = table().at(BAY, "R2-D2").at(CANTINA, C3PO).turn(LIGHT);
        assertThat(with.forfeitValue("R2-D2")).isEqualTo(apart.forfeitValue("R2-D2") + 2);
    }

    @Test
    void droidsAndRebelsElsewhereAddNothing() {
        var scene =
                table().at(BAY, C3PO, "R2-X2#1", "Rebel Trooper#1")
                        .at(CANTINA, "R2-X2#2", "Rebel Trooper#2", "Rebel Trooper#3")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.totalPower(BAY, LIGHT)).isEqualTo(1 + 1 + 1 + 2);
        assertThat(scene.totalPower(CANTINA, LIGHT)).isEqualTo(1 + 1 + 1);
        var rebels =
                table().at(BAY, C3PO, "Rebel Trooper#1", "Rebel Trooper#2")
                        .at(CANTINA, "R2-X2")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(rebels.totalPower(BAY, LIGHT)).isEqualTo(1 + 1 + 1 + 2);
    }
}
