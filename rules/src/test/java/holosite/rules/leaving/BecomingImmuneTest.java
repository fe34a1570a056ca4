package holosite.rules.leaving;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.immuneTo;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.HOST;
import static holosite.language.words.Filters.opponents;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Filters.your;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A card that becomes immune to what lies on it is rid of that. */
class BecomingImmuneTest {
    private static final Card CURSE =
            effect("Plain Curse", DARK, "0_50")
                    .destiny(1)
                    .says(deploysOn(opponents(CHARACTER)), adds(-1, Figure.POWER, HOST));

    /** Characters of the Light Side at its site are immune to the curse. */
    private static final Card CHARM =
            effect("Plain Charm", LIGHT, "0_51")
                    .destiny(1)
                    .says(
                            deploysOn(titled(MOS_EISLEY)),
                            immuneTo(your(CHARACTER).here(), titled("Plain Curse")));

    private static Position cursed() {
        return tableWith(CURSE, CHARM)
                .site(MOS_EISLEY, LIGHT)
                .at(CANTINA, "Luke Skywalker")
                .on("Luke Skywalker", "Plain Curse", "Anakin's Lightsaber")
                .force(LIGHT, 5);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatLiesOnACardThatBecomesImmuneToItIsLost(boolean charmed) {
        var position = charmed ? cursed().on(MOS_EISLEY, "Plain Charm") : cursed();
        var scene = position.turn(LIGHT, Phase.MOVE);
        assertThat(scene.hostOf("Plain Curse")).isEqualTo("Luke Skywalker");

        scene.move("Luke Skywalker").to(MOS_EISLEY);

        assertThat(scene.isOnTable("Plain Curse")).isEqualTo(!charmed);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(charmed ? 3 : 2);
        assertThat(scene.hostOf("Anakin's Lightsaber")).isEqualTo("Luke Skywalker");
    }

    @Test
    void whoStaysAwayKeepsIt() {
        var scene = cursed().on(MOS_EISLEY, "Plain Charm").turn(LIGHT, Phase.MOVE);

        assertThat(scene.passUntil(DARK, Phase.MOVE).hostOf("Plain Curse"))
                .isEqualTo("Luke Skywalker");
    }
}
