package holosite.rules.modifier;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.words.Abilities.cancelsText;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.drainIfYouControl;
import static holosite.language.words.Conditions.ifYouControl;
import static holosite.language.words.Filters.HERE;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.site;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A location has a text for each player, and one of them can be canceled without the other. */
class CanceledTextTest {
    private static final String YARD = "Tatooine: Plain Yard";

    /** Whoever controls it drains more; while Light controls it, Dark's text is canceled. */
    private static final Card YARD_SITE =
            site("Tatooine", "Plain Yard", DARK, "0_50")
                    .force(1, 1)
                    .icons(Icon.EXTERIOR, Icon.PLANET)
                    .dark(drainIfYouControl(2))
                    .light(drainIfYouControl(3), cancelsText(HERE, Who.OPPONENT, ifYouControl()))
                    .done();

    private static final Card HUSH =
            effect("Plain Hush", LIGHT, "0_51")
                    .destiny(3)
                    .says(deploysOnTable(), cancelsText(titled(YARD), Who.YOU, ALWAYS));

    private static final Card SILENCE =
            effect("Plain Silence", LIGHT, "0_52")
                    .destiny(3)
                    .says(deploysOnTable(), cancelsText(titled(YARD), ALWAYS));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(YARD_SITE, HUSH, SILENCE));
        return Scene.with(() -> cards);
    }

    @Test
    void theTextThatCancelsTheOthersStaysInForceItself() {
        var scene = table().at(YARD, "Luke Skywalker").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forceDrain(YARD, LIGHT)).isEqualTo(1 + 3);
    }

    @Test
    void withoutControlBothTextsHold() {
        var scene = table().at(YARD, "Darth Vader").turn(DARK, Phase.CONTROL);

        assertThat(scene.forceDrain(YARD, DARK)).isEqualTo(1 + 2);
    }

    @Test
    void anEffectCancelsTheTextOfItsOwnPlayerOnly() {
        var light = table().at(YARD, "Luke Skywalker").beside(LIGHT, "Plain Hush").turn(LIGHT);
        assertThat(light.forceDrain(YARD, LIGHT)).isEqualTo(1);

        var dark = table().at(YARD, "Darth Vader").beside(LIGHT, "Plain Hush").turn(DARK);
        assertThat(dark.forceDrain(YARD, DARK)).isEqualTo(1 + 2);
    }

    @Test
    void aTextCanceledWithoutSayingWhoseIsThatOfBoth() {
        var light = table().at(YARD, "Luke Skywalker").beside(LIGHT, "Plain Silence").turn(LIGHT);
        assertThat(light.forceDrain(YARD, LIGHT)).isEqualTo(1);

        var dark = table().at(YARD, "Darth Vader").beside(LIGHT, "Plain Silence").turn(DARK);
        assertThat(dark.forceDrain(YARD, DARK)).isEqualTo(1);
    }
}
