package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.SabaccCard;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Trooper Sabacc. */
class TrooperSabaccTest {
    private static final SabaccCard GAME = new SabaccCard("Trooper Sabacc");

    private static String trooper(Side side) {
        return side == DARK ? "Stormtrooper" : "Rebel Trooper";
    }

    private static String ship(Side side) {
        return side == DARK ? "Devastator" : "Corellian Corvette";
    }

    private static Position ready(Side side) {
        return table().at(MOS_EISLEY, trooper(side));
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Stormtrooper, true",
        "LIGHT, Rebel Trooper, true",
        "DARK, Lando Calrissian (5_99), true",
        "LIGHT, Wioslea, true",
        "DARK, Boba Fett (5_91), false",
        "LIGHT, Leia Organa, false",
        "DARK, Rebel Trooper, false",
        "LIGHT, Stormtrooper, false"
    })
    void aTrooperOrGamblerAtASitePlays(Side side, String player, boolean plays) {
        assertThat(GAME.isOffered(table().at(MOS_EISLEY, player), side)).isEqualTo(plays);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void oneOfThemPlaysAndNobodyAboardAStarship(Side side) {
        String gambler = side == DARK ? "Lando Calrissian (5_99)" : "Wioslea";
        GAME.playsWith(ready(side).at(MOS_EISLEY, gambler), side, trooper(side));
        var aboard = table().at("Tatooine", ship(side)).passenger(ship(side), trooper(side));
        assertThat(GAME.isOffered(aboard, side)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theOpponentLetsATrooperOrGamblerAtASitePlay(Side side) {
        Side other = side.opposite();
        String gambler = side == DARK ? "Wioslea" : "Lando Calrissian (5_99)";
        String neither = side == DARK ? "Leia Organa" : "Boba Fett (5_91)";
        var position =
                ready(side)
                        .at(MOS_EISLEY, gambler, neither)
                        .at("Tatooine", ship(other))
                        .passenger(ship(other), trooper(other));
        assertThat(GAME.opponents(position, side))
                .singleElement()
                .asString()
                .isIn("Wioslea", "Lando Calrissian");
    }

    /** Leaders count 2 to 7. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Grand Moff Tarkin; Control, 9",
        "LIGHT, Leia Organa; Control, 9",
        "DARK, Grand Moff Tarkin; Evacuate?; Evacuate?, 14",
        "LIGHT, Leia Organa; Escape Pod; Escape Pod, 14",
        "DARK, Captain Piett; Control, 4",
        "LIGHT, Echo Base Trooper; Control, 5",
        "LIGHT, Arleil Schous; Control, 4",
        "DARK, light Arleil Schous; Control, 4",
        "DARK, dark Tatooine: Cantina; Control, 4",
        "LIGHT, EG-4; Control, 4"
    })
    void imperialAndRebelLeadersAreWildAndLocationsAndDroidsClones(
            Side side, String hand, double total) {
        assertThat(GAME.total(ready(side), side, hand)).isEqualTo(total);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Imperial Blaster, true",
        "DARK, Blaster Rifle, true",
        "LIGHT, Boosted TIE Cannon, false",
        "DARK, Quad Laser Cannon, false",
        "LIGHT, dark Lift Tube, true",
        "DARK, light Lift Tube, true",
        "DARK, Sandcrawler, false",
        "LIGHT, light Sandcrawler, false",
        "LIGHT, Bespin Motors Void Spider THX 1138, false",
        "DARK, Snowspeeder, false"
    })
    void characterWeaponsAndTransportVehiclesWithoutArmorAreWon(
            Side side, String stake, boolean won) {
        assertThat(GAME.wins(ready(side), side, stake)).isEqualTo(won);
    }

    @Test
    void bothDrawAHandAndPlayIt() {
        var scene =
                ready(LIGHT)
                        .at(MOS_EISLEY, "Stormtrooper")
                        .hand(LIGHT, GAME.of(LIGHT))
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(GAME.of(LIGHT)).passResponses();
        scene.answerDefaults(() -> !scene.used(LIGHT).contains("Trooper Sabacc"));
        assertThat(scene.used(LIGHT)).contains("Trooper Sabacc");
    }
}
