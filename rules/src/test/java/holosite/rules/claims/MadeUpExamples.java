package holosite.rules.claims;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.provider.CsvSource;

/** How tests use cards made for them, for {@link MadeUpCardsTest}. None of these is a test. */
final class MadeUpExamples {
    private static final Card CONSTANT = rebel("Plain Constant", "0_1");

    private MadeUpExamples() {}

    private static Card rebel(String title, String id) {
        return Kinds.rebel(title, id).destiny(1).deploy(1).power(1).ability(1).forfeit(1).says();
    }

    private static Position table() {
        return CardTable.tableWith(CONSTANT, rebel("Plain Method", "0_2"));
    }

    static Scene inAConstant() {
        return table().at(CANTINA, "Plain Constant").turn(DARK, Phase.CONTROL);
    }

    static Scene inAMethod() {
        return table().hand(LIGHT, "Plain Method")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Plain Method");
    }

    static Scene inItself() {
        return CardTable.tableWith(rebel("Plain Self", "0_3"))
                .at(CANTINA, "Plain Self")
                .turn(DARK, Phase.CONTROL);
    }

    @CsvSource({"Stormtrooper", "Plain Constant"})
    static Scene inRows(String card) {
        return table().at(CANTINA, card).turn(DARK, Phase.CONTROL);
    }

    /** They lie in the box, and nobody takes them out. */
    static Scene unnamed() {
        return table().at(CANTINA, "Luke Skywalker").turn(DARK, Phase.CONTROL);
    }

    static Scene printed() {
        return CardTable.table().at(CANTINA, "Luke Skywalker").turn(DARK, Phase.CONTROL);
    }
}
