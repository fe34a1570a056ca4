package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.cards.SabaccCard;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Dune Sea Sabacc. */
class DuneSeaSabaccTest {
    private static final SabaccCard GAME = new SabaccCard("Dune Sea Sabacc");

    private static String jawa(Side side) {
        return side == DARK ? "Dark Jawa" : "Light Jawa";
    }

    private static Card plainJawa(Side side) {
        return Kinds.alien(jawa(side), side, side == DARK ? "0_1" : "0_2")
                .destiny(2)
                .deploy(1)
                .power(1)
                .ability(1)
                .forfeit(1)
                .is(Trait.JAWA)
                .says();
    }

    private static Card siesta(Side side) {
        return Kinds.effect("Jawa Siesta", side, "0_3").destiny(1).says(Abilities.deploysOnTable());
    }

    private static Position jawas(Side side) {
        return tableWith(plainJawa(DARK), plainJawa(LIGHT), siesta(side));
    }

    private static Position ready(Side side) {
        return jawas(side).at(CANTINA, jawa(side));
    }

    private static String ship(Side side) {
        return side == DARK ? "Devastator" : "Corellian Corvette";
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aJawaPlaysAtTatooineSitesOnly(Side side) {
        assertThat(GAME.isOffered(ready(side), side)).isTrue();
        assertThat(GAME.isOffered(jawas(side).at(PLAINS, jawa(side)), side)).isFalse();
        assertThat(GAME.isOffered(jawas(side).at(CANTINA, jawa(side.opposite())), side)).isFalse();
        var aboard = jawas(side).at("Tatooine", ship(side)).passenger(ship(side), jawa(side));
        assertThat(GAME.isOffered(aboard, side)).isFalse();
        var troopers = jawas(side).at(CANTINA, "Stormtrooper", "Rebel Trooper");
        assertThat(GAME.isOffered(troopers, side)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void oneOfSeveralPlaysAndSoDoesOneOfTheOpponent(Side side) {
        Side other = side.opposite();
        GAME.playsWith(ready(side).at(CANTINA, jawa(side)), side, jawa(side));
        var position =
                ready(side)
                        .at(CANTINA, jawa(other))
                        .at(CANTINA, other == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .at(PLAINS, jawa(other))
                        .at("Tatooine", ship(other))
                        .passenger(ship(other), jawa(other));
        assertThat(GAME.opponents(position, side)).hasSize(1).allMatch(one -> one.contains("Jawa"));
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, dark Tatooine: Cantina; Control, 4",
        "LIGHT, light Tatooine: Cantina; Control, 4",
        "LIGHT, Sandcrawler; Control, 4",
        "DARK, light Sandcrawler; Control, 4",
        "DARK, Jawa Siesta; Control, 9",
        "LIGHT, Jawa Siesta; Control, 9",
        "DARK, Jawa Siesta; Evacuate?; Evacuate?, 12",
        "LIGHT, Jawa Siesta; Escape Pod; Escape Pod, 12",
        "DARK, Dagobah: Cave; Control, 2",
        "LIGHT, Dagobah: Swamp; Control, 2",
        "DARK, Imperial Blaster; Control, 5",
        "LIGHT, Blaster Rifle; Control, 5",
        "DARK, Dark Jawa; Evacuate?, 8",
        "LIGHT, Light Jawa; Escape Pod, 8"
    })
    void whatIsOfTheDuneSeaIsWildOrClones(Side side, String hand, double total) {
        assertThat(GAME.total(ready(side), side, hand)).isEqualTo(total);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Electrobinoculars, true",
        "LIGHT, Comlink, true",
        "DARK, Blaster Rifle, false",
        "LIGHT, Imperial Blaster, false",
        "DARK, EG-4, true",
        "LIGHT, EG-6, true",
        "LIGHT, Probe Droid, false",
        "DARK, dark Probe Droid, false"
    })
    void aDeviceOrADroidWithoutArmorIsWon(Side side, String stake, boolean won) {
        assertThat(GAME.wins(ready(side), side, stake)).isEqualTo(won);
    }
}
