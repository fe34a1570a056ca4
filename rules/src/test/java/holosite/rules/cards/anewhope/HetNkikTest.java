package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Het Nkik. */
class HetNkikTest {
    private static final String HET = "Het Nkik";

    private static Position cantina() {
        return table().site(CANTINA, LIGHT)
                .system("Tatooine", LIGHT)
                .site("Yavin 4: Massassi Ruins", LIGHT)
                .hand(LIGHT, HET)
                .force(LIGHT, 3);
    }

    @Test
    void bothPlayersUseTwoForceForHim() {
        var scene = cantina().force(DARK, 3).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(HET).passResponses();
        assertThat(scene.locationOf(HET)).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    void heStaysInHandIfEitherCannotPay() {
        cantina().force(DARK, 1).turn(LIGHT, Phase.DEPLOY).mayNot("deploy " + HET);
        table().site(CANTINA, LIGHT)
                .hand(LIGHT, HET)
                .force(LIGHT, 1)
                .force(DARK, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + HET);
    }

    @Test
    void stormtroopersMakeHimStrongerUnlessReegeskIsPresent() {
        var reegesk =
                Kinds.alien("Reegesk", DARK, "0_1")
                        .unique()
                        .persona("Reegesk")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .says();
        var troopers =
                tableWith(reegesk)
                        .at(CANTINA, HET, "Stormtrooper", "Sandtrooper", "Garindan")
                        .at(BAY, "Stormtrooper#2", "Reegesk (0_1)")
                        .turn(DARK);
        assertThat(troopers.power(HET)).isEqualTo(1 + 2);
        var thief =
                tableWith(reegesk)
                        .at(CANTINA, HET, "Stormtrooper", "Sandtrooper", "Reegesk (0_1)")
                        .turn(DARK);
        assertThat(thief.power(HET)).isEqualTo(1);
    }
}
