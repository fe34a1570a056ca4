package holosite.rules.modifier;

import static holosite.language.card.Side.DARK;
import static holosite.language.words.Kinds.imperial;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Two texts of one card that make the same change under different conditions both count. */
class EqualModifiersTest {
    private static final String THEATRE = "Executor: Holotheatre";
    private static final String DESTROYER = "Victory-Class Star Destroyer";

    private static final Card EMPEROR =
            imperial("Plain Emperor", "0_55")
                    .unique()
                    .persona("Emperor")
                    .destiny(1)
                    .deploy(4)
                    .power(3)
                    .ability(7)
                    .forfeit(9)
                    .says();

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(EMPEROR);
        return Scene.with(() -> cards);
    }

    @Test
    void vaderAndTheEmperorEachAddToTheForceGeneratedAtTheHolotheatre() {
        assertThat(generated("Darth Vader", "Plain Emperor")).isEqualTo(1 + 2);
        assertThat(generated("Darth Vader")).isEqualTo(1 + 1);
        assertThat(generated("Plain Emperor")).isEqualTo(1 + 1);
        assertThat(generated("Stormtrooper")).isEqualTo(1);
    }

    private static double generated(String... cards) {
        return table().system("Endor", DARK)
                .at("Endor", "Executor")
                .site(THEATRE, DARK)
                .at(CANTINA, cards)
                .turn(DARK, Phase.ACTIVATE)
                .figureAt(Figure.FORCE_GENERATION, THEATRE, DARK);
    }

    @Test
    void tarkinAboardAStarshipAtKesselMakesStarshipsThereCheaperOnceMore() {
        var without =
                table().system("Kessel", DARK)
                        .at("Kessel", "Devastator")
                        .hand(DARK, DESTROYER)
                        .turn(DARK, Phase.DEPLOY);
        var with =
                table().system("Kessel", DARK)
                        .at("Kessel", "Devastator")
                        .passenger("Devastator", "Grand Moff Tarkin")
                        .hand(DARK, DESTROYER)
                        .turn(DARK, Phase.DEPLOY);

        int alone = without.deployCost(DESTROYER, "Kessel");
        assertThat(alone).isEqualTo((int) without.figure(Figure.DEPLOY_COST, DESTROYER) - 1);
        assertThat(with.deployCost(DESTROYER, "Kessel")).isEqualTo(alone - 1);
    }
}
