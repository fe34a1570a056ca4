package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.decision.YesNo;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Dune Sea Sabacc. */
class DuneSeaSabaccTest {
    private static Card jawa(Side side) {
        return Kinds.alien("Plain Jawa", side, "0_1")
                .destiny(2)
                .deploy(1)
                .power(1)
                .ability(1)
                .forfeit(1)
                .is(Trait.JAWA)
                .says();
    }

    private static Card siesta(Side side) {
        return Kinds.effect("Jawa Siesta", side, "0_2").destiny(1).says(Abilities.deploysOnTable());
    }

    private static String game(Side side) {
        return (side == DARK ? "dark " : "light ") + "Dune Sea Sabacc";
    }

    private static Position ready(Side side, String site) {
        return tableWith(jawa(side), siesta(side))
                .at(site, "Plain Jawa")
                .nextDestiny(side.opposite(), 6, 3)
                .hand(side, game(side));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aJawaPlaysOnTatooineOnly(Side side) {
        ready(side, CANTINA).turn(side, Phase.CONTROL).offers("play " + game(side));
        ready(side, PLAINS).turn(side, Phase.CONTROL).mayNot("play " + game(side));
        table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                .hand(side, game(side))
                .turn(side, Phase.CONTROL)
                .mayNot("play " + game(side));
    }

    /** What a hand of this card and one of destiny 2 comes to. */
    private static double total(Side side, String card) {
        var scene =
                ready(side, CANTINA)
                        .reserve(side, card)
                        .nextDestiny(side, 2)
                        .turn(side, Phase.CONTROL);
        scene.play(game(side)).passUntil(Prompt.Key.SABACC_CARD).no();
        return ((YesNo.SabaccCard) scene.game().decision().prompt()).total();
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, dark Tatooine: Cantina, 4",
        "LIGHT, light Tatooine: Cantina, 4",
        "LIGHT, Sandcrawler, 4",
        "DARK, Jawa Siesta, 9",
        "LIGHT, Jawa Siesta, 9",
        "DARK, Dagobah: Cave, 2",
        "LIGHT, Dagobah: Swamp, 2"
    })
    void whatIsOfTheDuneSeaIsWildOrClones(Side side, String card, double total) {
        assertThat(total(side, card)).isEqualTo(total);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aDeviceIsWonButNoWeapon(Side side) {
        for (boolean device : new boolean[] {true, false}) {
            String won = side == DARK ? "Electrobinoculars" : "Comlink";
            String notWon = side == DARK ? "Blaster Rifle" : "Imperial Blaster";
            String stake = device ? won : notWon;
            var scene =
                    tableWith(jawa(side), siesta(side))
                            .at(CANTINA, "Plain Jawa")
                            .reserve(side, "Jawa Siesta")
                            .nextDestiny(side, 2)
                            .reserve(side.opposite(), stake)
                            .nextDestiny(side.opposite(), 1)
                            .hand(side, game(side))
                            .turn(side, Phase.CONTROL);
            scene.play(game(side)).passUntil(Prompt.Key.SABACC_CARD).no().no();
            scene.answerDefaults(() -> scene.prompt() == Prompt.Key.SABACC_WINNINGS);
            assertThat(scene.ownerOf(stake)).isEqualTo(device ? side : side.opposite());
        }
    }
}
