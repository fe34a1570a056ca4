package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.SabaccCard;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Cloud City Sabacc of both sides. */
class CloudCitySabaccTest {
    private static final String TOWER = "Cloud City: Security Tower";
    private static final SabaccCard GAME = new SabaccCard("Cloud City Sabacc");

    private static String gambler(Side side) {
        return side == DARK ? "Lando Calrissian (5_99)" : "Han Solo (1_11)";
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Cloud City Sabacc, Han Solo, true",
        "LIGHT, light Cloud City Sabacc, Leia Organa, false",
        "LIGHT, light Cloud City Sabacc, Dr. Evazan, false",
        "DARK, dark Cloud City Sabacc, Dr. Evazan, true",
        "DARK, dark Cloud City Sabacc, Stormtrooper, false",
        "DARK, dark Cloud City Sabacc, Han Solo, false"
    })
    void aGamblerThiefOrSmugglerOfItsPlayerPlaysItOnCloudCity(
            Side side, String sabacc, String player, boolean plays) {
        var there = table().at(TOWER, player).hand(side, sabacc).turn(side, Phase.CONTROL);
        assertThat(there.isOffered("play " + sabacc)).isEqualTo(plays);

        table().at(CANTINA, player)
                .site(TOWER, DARK)
                .hand(side, sabacc)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + sabacc);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Cloud City Sabacc, Han Solo",
        "DARK, dark Cloud City Sabacc, Dr. Evazan"
    })
    void theBetterHandWins(Side side, String sabacc, String player) {
        var scene =
                table().at(TOWER, player)
                        .hand(side, sabacc)
                        .nextDestiny(side, 6, 4)
                        .nextDestiny(side.opposite(), 1, 1)
                        .turn(side, Phase.CONTROL)
                        .play(sabacc)
                        .passResponses();
        scene.no().no();
        while (scene.prompt() == Prompt.Key.SABACC_WINNINGS) {
            scene.answerDefault();
        }

        assertThat(scene.lost(side.opposite())).hasSize(1);
        assertThat(scene.lost(side)).isEmpty();
        assertThat(scene.used(side)).contains(sabacc.substring(sabacc.indexOf(' ') + 1));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void oneOfThemPlays(Side side) {
        String smuggler = side == DARK ? "Dr. Evazan" : "Chewbacca (2_3)";
        GAME.playsWith(table().at(TOWER, gambler(side), smuggler), side, smuggler);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theOpponentLetsOneOfHisPlayOnCloudCity(Side side) {
        Side other = side.opposite();
        var position =
                table().at(TOWER, gambler(side), gambler(other))
                        .at(TOWER, other == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .at(CANTINA, other == DARK ? "Ponda Baba" : "Wioslea");
        assertThat(GAME.opponents(position, side))
                .hasSize(1)
                .doesNotContain("Ponda Baba", "Wioslea");
    }

    /** Lando counts 1 to 6; clone cards count 0 for a gambler; Lando's leeway is 1. */
    @ParameterizedTest
    @CsvSource({
        "LIGHT, Han Solo (1_11), light Lando Calrissian; Control, 8",
        "DARK, Dr. Evazan, dark Lando Calrissian; Control, 8",
        "LIGHT, Han Solo (1_11), light Lando Calrissian; Escape Pod; Escape Pod, 13",
        "DARK, Dr. Evazan, dark Lando Calrissian; Evacuate?; Evacuate?, 13",
        "LIGHT, Han Solo (1_11), light Tatooine: Cantina; Double Agent, 6",
        "LIGHT, Chewbacca (2_3), light Tatooine: Cantina; Double Agent, 12",
        "DARK, Lando Calrissian (5_99), dark Tatooine: Cantina; Visage Of The Emperor, 8",
        "DARK, Dr. Evazan, dark Tatooine: Cantina; Evacuate?, 12"
    })
    void landoIsWildAndLocationsAreClones(Side side, String player, String hand, double total) {
        assertThat(GAME.total(table().at(TOWER, player), side, hand)).isEqualTo(total);
    }

    /** Whoever is aboard a starship in the sector of Cloud City is at none of its sites. */
    @ParameterizedTest
    @EnumSource(Side.class)
    void inTheSectorOfCloudCityNobodyPlays(Side side) {
        String sabacc = (side == DARK ? "dark " : "light ") + "Cloud City Sabacc";
        inTheSector(table(), side, gambler(side))
                .hand(side, sabacc)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + sabacc);

        Side other = side.opposite();
        var position = table().at(TOWER, gambler(side), gambler(other));
        String absent = other == DARK ? "Ponda Baba" : "Wioslea";
        assertThat(GAME.opponents(inTheSector(position, other, absent), side))
                .hasSize(1)
                .doesNotContain(absent);
    }

    private static Position inTheSector(Position position, Side side, String player) {
        String ship = side == DARK ? "Boba Fett In Slave I" : "Millennium Falcon";
        return position.location("Bespin: Cloud City", DARK)
                .at("Bespin: Cloud City", ship)
                .passenger(ship, player);
    }
}
