package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bossk. */
class BosskTest {
    private static final Card HOUND =
            Kinds.starfighter("Hound's Tooth", DARK, "0_1")
                    .unique()
                    .persona("Hound's Tooth")
                    .destiny(1)
                    .deploy(1)
                    .power(3)
                    .maneuver(3)
                    .forfeit(3)
                    .carries(Capacity.pilots(1).withPassengers(2))
                    .says();

    @Test
    void bosskTakesChewiesForfeitWhileTheyArePresent() {
        var scene =
                table().at(CANTINA, "Bossk", "Chewbacca", "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        double forfeit = scene.forfeitValue("Chewbacca");
        scene.use("Bossk").at("Chewbacca");
        assertThat(forfeit).isPositive();
        assertThat(scene.forfeitValue("Chewbacca")).isZero();
        scene.mayNot("use Bossk");
    }

    @Test
    void whenTheyPartChewieIsWorthSomethingAgain() {
        var scene =
                table().at(MOS_EISLEY, "Bossk", "Chewbacca")
                        .site(CANTINA, DARK)
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        double forfeit = scene.forfeitValue("Chewbacca");
        scene.use("Bossk");
        assertThat(scene.forfeitValue("Chewbacca")).isZero();

        scene.move("Bossk").to(CANTINA);

        assertThat(scene.forfeitValue("Chewbacca")).isEqualTo(forfeit);
    }

    @Test
    void heMustBePresentWithChewieToBegin() {
        table().at(CANTINA, "Bossk")
                .at(MOS_EISLEY, "Chewbacca")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Bossk");
        table().at(CANTINA, "Bossk", "Rebel Trooper").turn(DARK, Phase.CONTROL).mayNot("use Bossk");
    }

    @ParameterizedTest
    @CsvSource({"Hound's Tooth, true, 1", "Hound's Tooth, false, 0", "Punishing One, true, 0"})
    void pilotingHoundsToothHeDrawsABattleDestiny(String ship, boolean pilots, int draws) {
        var position = tableWith(HOUND).at("Tatooine", ship, "X-wing", "TIE Scout").force(DARK, 1);
        if (pilots) {
            position.pilot(ship, "Bossk");
        } else {
            position.passenger(ship, "Bossk");
        }
        var scene = position.turn(DARK, Phase.BATTLE).battleAt("Tatooine");

        assertThat(battleDestinies(scene, DARK)).isEqualTo(draws);
    }

    /** The attrition against Light in a battle at a place, with Bossk there or elsewhere. */
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, Tatooine: Mos Eisley, 1",
        "Tatooine: Mos Eisley, Tatooine: Cantina, 0",
        "Tatooine, Tatooine, 0"
    })
    void inABattleAtASiteHeAddsOneToAttrition(String battle, String bossk, double added) {
        var position =
                table().site(CANTINA, DARK)
                        .at(battle, battle.equals("Tatooine") ? "Devastator" : "Darth Vader")
                        .at(battle, battle.equals("Tatooine") ? "X-wing" : "Luke Skywalker")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 4);
        if (bossk.equals("Tatooine")) {
            position.passenger("Devastator", "Bossk");
        } else {
            position.at(bossk, "Bossk");
        }
        var scene = position.turn(DARK, Phase.BATTLE);

        assertThat(scene.battleAt(battle).figureAt(Figure.ATTRITION, battle, LIGHT))
                .isEqualTo(added);
    }

    @Test
    void heTakesTheLastOfChewiesForfeitToo() {
        // 6, less 3 by Kashyyyk and 2 by the hit
        var scene =
                table().at("Kashyyyk", "Devastator")
                        .at(MOS_EISLEY, "Bossk", "Chewbacca")
                        .on("Bossk", "Imperial Blaster")
                        .beside(DARK, "Desilijic Tattoo")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.fire("Imperial Blaster").at("Chewbacca").passResponses();
        assertThat(scene.forfeitValue("Chewbacca")).isEqualTo(1);

        scene.passUntil("use Bossk").use("Bossk").passResponses();

        assertThat(scene.forfeitValue("Chewbacca")).isZero();
    }
}
