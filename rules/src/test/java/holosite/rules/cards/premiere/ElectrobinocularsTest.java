package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Electrobinoculars. */
class ElectrobinocularsTest {
    @Test
    @Claim("electrobinoculars#1")
    void electrobinocularsDeployForOneOnAnyWarrior() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "C-3PO", "Rebel Trooper")
                        .hand(LIGHT, "Electrobinoculars")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, "Electrobinoculars"))
                .contains("Luke Skywalker", "Rebel Trooper")
                .doesNotContain("C-3PO (See-Threepio)");
        scene.choose("Luke Skywalker");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    private static Scene watching() {
        return table().at(CANTINA, "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .reserve(LIGHT, "Han Solo", "Leia Organa")
                .force(LIGHT, 2)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim({"electrobinoculars#2", "electrobinoculars#3"})
    void electrobinocularsLookAtTheTopCardAndMayKeepIt() {
        var taken = watching().pass(DARK).use("Electrobinoculars");
        assertThat(taken.used(LIGHT)).hasSize(2);
        taken.yes();
        assertThat(taken.forcePile(LIGHT)).containsExactly("Han Solo");
        assertThat(taken.reserve(LIGHT).getFirst()).isEqualTo("Leia Organa");

        var left = watching().pass(DARK).use("Electrobinoculars").no();
        assertThat(left.reserve(LIGHT).getFirst()).isEqualTo("Han Solo");
        assertThat(left.forcePile(LIGHT)).isEmpty();
    }

    @Test
    @Claim("electrobinoculars#4")
    void electrobinocularsNeedACardToLookAt() {
        table().at(CANTINA, "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .force(LIGHT, 4)
                .nothingElseInReserve(LIGHT)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Electrobinoculars");
        // one card is enough
        table().at(CANTINA, "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .force(LIGHT, 4)
                .reserve(LIGHT, "Han Solo")
                .nothingElseInReserve(LIGHT)
                .turn(LIGHT, Phase.CONTROL)
                .offers("use Electrobinoculars");
        // and so are two Force, but not one
        table().at(CANTINA, "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .force(LIGHT, 1)
                .reserve(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Electrobinoculars");
    }
}
