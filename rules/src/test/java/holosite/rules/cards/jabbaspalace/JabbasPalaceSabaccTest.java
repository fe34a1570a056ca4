package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.decision.YesNo;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Jabba's Palace Sabacc. */
class JabbasPalaceSabaccTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";

    private static String game(Side side) {
        return (side == DARK ? "dark " : "light ") + "Jabba's Palace Sabacc";
    }

    private static String gambler(Side side) {
        return side == DARK ? "Lando Calrissian (5_99)" : "Wioslea";
    }

    private static Card dunes(Side side) {
        return Kinds.site("Tatooine", "Plain Dunes", side, "0_1")
                .force(1, 1)
                .icons(Icon.EXTERIOR, Icon.PLANET)
                .is(Trait.DESERT)
                .done();
    }

    private static Position ready(Side side, String site, String player) {
        return tableWith(dunes(side))
                .site(CHAMBER, DARK)
                .at(site, player)
                .nextDestiny(side.opposite(), 6, 3)
                .hand(side, game(side));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aGamblerPlaysAtThePalaceOnly(Side side) {
        ready(side, CHAMBER, gambler(side)).turn(side, Phase.CONTROL).offers("play " + game(side));
        ready(side, CANTINA, gambler(side)).turn(side, Phase.CONTROL).mayNot("play " + game(side));
        ready(side, CHAMBER, side == DARK ? "Stormtrooper" : "Rebel Trooper")
                .turn(side, Phase.CONTROL)
                .mayNot("play " + game(side));
    }

    private static double total(Side side, String player, String card) {
        var scene =
                ready(side, CHAMBER, player)
                        .reserve(side, card)
                        .nextDestiny(side, 2)
                        .turn(side, Phase.CONTROL);
        scene.play(game(side)).passUntil(Prompt.Key.SABACC_CARD).no();
        return ((YesNo.SabaccCard) scene.game().decision().prompt()).total();
    }

    /** Lando counts one more, by his own text. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Lando Calrissian (5_99), Garindan, 7",
        "LIGHT, Han Solo (1_11), Joh Yowza, 6",
        "LIGHT, Chewbacca (2_3), Joh Yowza, 4",
        "DARK, Lando Calrissian (5_99), Tatooine: Plain Dunes, 9",
        "LIGHT, Han Solo (1_11), Tatooine: Plain Dunes, 8",
        "DARK, Lando Calrissian (5_99), Dagobah: Cave, 3",
        "LIGHT, Han Solo (1_11), Dagobah: Swamp, 2"
    })
    void aliensAreClonesAndDesertsAreWild(Side side, String player, String card, double total) {
        assertThat(total(side, player, card)).isEqualTo(total);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aCharacterWeaponIsWonButNoDevice(Side side) {
        for (boolean weapon : new boolean[] {true, false}) {
            String won = side == DARK ? "Blaster Rifle" : "Imperial Blaster";
            String notWon = side == DARK ? "Electrobinoculars" : "Comlink";
            String stake = weapon ? won : notWon;
            var scene =
                    tableWith(dunes(side))
                            .at(CHAMBER, gambler(side))
                            .reserve(side, "Tatooine: Plain Dunes")
                            .nextDestiny(side, 3)
                            .reserve(side.opposite(), stake)
                            .nextDestiny(side.opposite(), 1)
                            .hand(side, game(side))
                            .turn(side, Phase.CONTROL);
            scene.play(game(side)).passUntil(Prompt.Key.SABACC_CARD).no().no();
            scene.answerDefaults(() -> scene.prompt() == Prompt.Key.SABACC_WINNINGS);
            assertThat(scene.ownerOf(stake)).isEqualTo(weapon ? side : side.opposite());
        }
    }
}
