package holosite.rules.presence;

import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Figure.FORCE_DRAIN;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Figure.TOTAL_POWER;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Filters.SITE;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.amount.Amount;
import holosite.language.filter.Figured;
import holosite.language.filter.FiguredAt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Locations distinguished by a player's figure there: his total power, or his Force icons. */
class FigureAtPlacesTest {
    private static final Card MIGHT =
            effect("Plain Might", DARK, "0_53")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            adds(2, FORCE_DRAIN, SITE.having(YOU, TOTAL_POWER, MORE, 5)));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(MIGHT);
        return Scene.with(() -> cards);
    }

    @Test
    void theDrainIsRaisedOnlyWhereThePowerIsGreatEnough() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .at(MOS_EISLEY, "Stormtrooper")
                        .beside(DARK, "Plain Might")
                        .turn(DARK);
        double icons = scene.forceIcons(CANTINA, LIGHT);
        assertThat(scene.totalPower(CANTINA, DARK)).isEqualTo(6);

        assertThat(scene.forceDrain(CANTINA, DARK)).isEqualTo(icons + 2);
        assertThat(scene.forceDrain(MOS_EISLEY, DARK))
                .isEqualTo(scene.forceIcons(MOS_EISLEY, LIGHT));
    }

    @Test
    void powerOfTheOtherPlayerDoesNotCount() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Chewbacca")
                        .beside(DARK, "Plain Might")
                        .turn(DARK);
        assertThat(scene.totalPower(CANTINA, LIGHT)).isGreaterThan(5);

        assertThat(scene.forceDrain(CANTINA, DARK)).isEqualTo(scene.forceIcons(CANTINA, LIGHT));
    }

    @Test
    void aFigureOfAPlaceIsNoFigureOfACard() {
        assertThatThrownBy(() -> new Figured(TOTAL_POWER, MORE, Amount.of(5)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new FiguredAt(OPPONENT, POWER, AT_LEAST, Amount.of(5)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
