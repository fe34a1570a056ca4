package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Punch It!. */
class PunchItTest {
    private static Scene punch(holosite.language.card.Side turn, String ship, String pilot) {
        return table().at("Tatooine", ship, "TIE Fighter", "TIE Fighter")
                .pilot(ship, pilot)
                .hand(LIGHT, "Punch It!")
                .force(turn, 1)
                .nextDestiny(LIGHT, 1, 2, 3, 4)
                .turn(turn, Phase.BATTLE)
                .battleAt("Tatooine");
    }

    @ParameterizedTest
    @CsvSource({"Red 2, 1", "Millennium Falcon, 3"})
    @Claim({"punch-it#1", "punch-it#2", "punch-it#3"})
    void hanPunchesIt(String ship, int destiny) {
        var scene = punch(DARK, ship, "Han Solo");
        scene.play("Punch It!").passWeapons();
        scene.answer(LIGHT, "yes").passResponses();
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(destiny);
        assertThat(scene.immunity(ship)).isInfinite();
    }

    @Test
    @Claim("punch-it#4")
    void nobodyElsePunchesItAndNobodyWhoAttacks() {
        punch(LIGHT, "Millennium Falcon", "Han Solo").mayNot("play Punch It!");
        punch(DARK, "Millennium Falcon", "Dutch").mayNot("play Punch It!");
        punch(DARK, "Corellian Corvette", "Han Solo").mayNot("play Punch It!");
        table().at("Tatooine", "X-wing", "TIE Fighter", "TIE Fighter")
                .at("Kessel", "Millennium Falcon")
                .pilot("Millennium Falcon", "Han Solo")
                .hand(LIGHT, "Punch It!")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("play Punch It!");
    }

    @Test
    void oneStarfighterPunchesIt() {
        table().at("Tatooine", "Millennium Falcon", "Red 2", "TIE Fighter", "TIE Fighter")
                .pilot("Millennium Falcon", "Han Solo")
                .pilot("Red 2", "light Lando Calrissian")
                .hand(LIGHT, "Punch It!")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .play("Punch It!")
                .chooseOnly("Red 2");
    }

    @Test
    void aPilotBuiltIntoTheFalconPunchesItToo() {
        var scene =
                table().at("Tatooine", "Lando In Millennium Falcon", "TIE Fighter")
                        .hand(LIGHT, "Punch It!")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        scene.play("Punch It!").passResponses();
        assertThat(scene.immunity("Lando In Millennium Falcon")).isInfinite();
    }

    @Test
    @Claim("punch-it#1")
    void landoPunchesItToo() {
        var scene = punch(DARK, "Red 2", "light Lando Calrissian");
        scene.play("Punch It!").passWeapons();
        scene.answer(LIGHT, "yes").passResponses();
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(1);
    }

    @Test
    @Claim("punch-it#3")
    void theImmunityLastsForTheTurnAndNoLonger() {
        var scene = punch(DARK, "Millennium Falcon", "Han Solo").play("Punch It!");
        scene.finishBattle();
        assertThat(scene.isOnTable("Millennium Falcon")).isTrue();
        assertThat(scene.immunity("Millennium Falcon")).isInfinite();
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Millennium Falcon")).isFinite();
    }

    @Test
    @Claim("punch-it#4")
    void inASectorNobodyPunchesIt() {
        table().system("Anoat", DARK)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .at("Asteroid Field", "Millennium Falcon", "TIE Fighter", "TIE Fighter")
                .pilot("Millennium Falcon", "Han Solo")
                .hand(LIGHT, "Punch It!")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Asteroid Field")
                .mayNot("play Punch It!");
    }
}
