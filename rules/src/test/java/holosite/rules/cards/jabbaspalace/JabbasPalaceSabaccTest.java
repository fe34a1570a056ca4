package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.cards.SabaccCard;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Jabba's Palace Sabacc. */
class JabbasPalaceSabaccTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";

    private static final SabaccCard GAME = new SabaccCard("Jabba's Palace Sabacc");

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
        return tableWith(dunes(side)).site(CHAMBER, DARK).at(site, player);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aGamblerPlaysAtThePalaceOnly(Side side) {
        Side other = side.opposite();
        assertThat(GAME.isOffered(ready(side, CHAMBER, gambler(side)), side)).isTrue();
        assertThat(GAME.isOffered(ready(side, CANTINA, gambler(side)), side)).isFalse();
        assertThat(GAME.isOffered(ready(side, CHAMBER, gambler(other)), side)).isFalse();
        String trooper = side == DARK ? "Stormtrooper" : "Rebel Trooper";
        assertThat(GAME.isOffered(ready(side, CHAMBER, trooper), side)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void oneOfSeveralPlaysAndSoDoesOneOfTheOpponent(Side side) {
        Side other = side.opposite();
        String smuggler = side == DARK ? "Dr. Evazan" : "Chewbacca (2_3)";
        var position =
                ready(side, CHAMBER, gambler(side))
                        .at(CHAMBER, other == DARK ? "Dr. Evazan" : "Chewbacca (2_3)")
                        .at(CHAMBER, other == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .at(CANTINA, other == DARK ? "Ponda Baba" : "Han Solo (1_11)");
        assertThat(GAME.opponents(position, side))
                .containsExactly(other == DARK ? "Dr. Evazan" : "Chewbacca");
        GAME.playsWith(ready(side, CHAMBER, gambler(side)).at(CHAMBER, smuggler), side, smuggler);
    }

    /** Lando counts one more, by his own text. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Lando Calrissian (5_99), Garindan; Control, 7",
        "LIGHT, Han Solo (1_11), Joh Yowza; Control, 6",
        "LIGHT, Chewbacca (2_3), Joh Yowza; Control, 4",
        "DARK, Lando Calrissian (5_99), Tatooine: Plain Dunes; Control, 9",
        "LIGHT, Han Solo (1_11), Tatooine: Plain Dunes; Control, 8",
        "DARK, Dr. Evazan, Tatooine: Plain Dunes; Evacuate?; Evacuate?, 13",
        "LIGHT, Han Solo (1_11), Tatooine: Plain Dunes; Escape Pod; Escape Pod, 13",
        "DARK, Lando Calrissian (5_99), Dagobah: Cave; Control, 3",
        "LIGHT, Han Solo (1_11), Dagobah: Swamp; Control, 2",
        "DARK, Dr. Evazan, dark Jabba's Palace Sabacc; Control, 5",
        "LIGHT, Chewbacca (2_3), light Jabba's Palace Sabacc; Control, 5"
    })
    void aliensAreClonesAndDesertsAreWild(Side side, String player, String hand, double total) {
        assertThat(GAME.total(ready(side, CHAMBER, player), side, hand)).isEqualTo(total);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Blaster Rifle, true",
        "LIGHT, Imperial Blaster, true",
        "DARK, Electrobinoculars, false",
        "LIGHT, Comlink, false",
        "DARK, Devaronian, true",
        "DARK, Joh Yowza, false",
        "LIGHT, Garindan, false"
    })
    void aCharacterWeaponOrANonUniqueAlienIsWon(Side side, String stake, boolean won) {
        assertThat(GAME.wins(ready(side, CHAMBER, gambler(side)), side, stake)).isEqualTo(won);
    }
}
