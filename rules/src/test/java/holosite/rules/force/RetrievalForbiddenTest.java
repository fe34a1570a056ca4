package holosite.rules.force;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Effects.retrieve;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.usedInterrupt;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player who may not retrieve Force, at all or by some cards. */
class RetrievalForbiddenTest {
    private static final Card GLEAN =
            usedInterrupt("Plain Gleaning", LIGHT, "0_75")
                    .destiny(3)
                    .says(used(at(anyTime()).then(retrieve(YOU, 2))));

    private static final Card HARVEST =
            usedInterrupt("Plain Harvest", LIGHT, "0_76")
                    .destiny(3)
                    .says(used(at(anyTime()).then(retrieve(YOU, 2))));

    private static final Card DROUGHT =
            effect("Plain Drought", DARK, "0_77")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            mayNot(Deed.RETRIEVE, OPPONENT, titled("Plain Gleaning"), ANYTHING));

    private static int left(String played, boolean forbidden) {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(GLEAN, HARVEST, DROUGHT));
        var position =
                Scene.with(() -> cards)
                        .hand(LIGHT, played)
                        .lost(LIGHT, "Alter (1_71)", "Panic", "Escape Pod");
        if (forbidden) {
            position.beside(DARK, "Plain Drought");
        }
        return position.turn(LIGHT, Phase.CONTROL).play(played).passResponses().lost(LIGHT).size();
    }

    @Test
    void nothingIsRetrievedByACardThatMayNot() {
        assertThat(left("Plain Gleaning", true)).isEqualTo(3);
        assertThat(left("Plain Gleaning", false)).isEqualTo(1);
    }

    @Test
    void otherCardsRetrieveAsEver() {
        assertThat(left("Plain Harvest", true)).isEqualTo(1);
    }
}
