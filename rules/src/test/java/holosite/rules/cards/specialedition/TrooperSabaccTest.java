package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Trooper Sabacc. */
class TrooperSabaccTest {
    private static Position game(Side side, String player, String place) {
        return table().at(place, player)
                .hand(side, (side == DARK ? "dark" : "light") + " Trooper Sabacc");
    }

    private static String play(Side side) {
        return "play " + (side == DARK ? "dark" : "light") + " Trooper Sabacc";
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aTrooperOrGamblerAtASitePlays(Side side) {
        String trooper = side == DARK ? "Stormtrooper" : "Rebel Trooper";
        String gambler = side == DARK ? "Boba Fett (5_91)" : "Wioslea";
        game(side, trooper, MOS_EISLEY).turn(side, Phase.CONTROL).offers(play(side));
        assertThat(game(side, gambler, MOS_EISLEY).turn(side, Phase.CONTROL).isOffered(play(side)))
                .isEqualTo(side == LIGHT);
        game(side.opposite(), trooper, MOS_EISLEY)
                .turn(side.opposite(), Phase.CONTROL)
                .mayNot(play(side.opposite()));
    }

    @Test
    void bothDrawAHandAndPlayIt() {
        var scene =
                game(LIGHT, "Rebel Trooper", MOS_EISLEY)
                        .at(MOS_EISLEY, "Stormtrooper")
                        .turn(LIGHT, Phase.CONTROL);
        scene.answer(play(LIGHT)).passResponses();
        scene.answerDefaults(() -> !scene.used(LIGHT).contains("Trooper Sabacc"));
        assertThat(scene.used(LIGHT)).contains("Trooper Sabacc");
    }
}
