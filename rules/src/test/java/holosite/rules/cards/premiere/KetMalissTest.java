package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ket Maliss, and Sai'torr Kal Fas, which says the same. */
class KetMalissTest {
    @ParameterizedTest
    @CsvSource({
        "DARK, Ket Maliss, Imperial Pilot, Stormtrooper, EG-6, Rebel Trooper, Imperial Blaster",
        "LIGHT, Sai'torr Kal Fas, Beru Lars, Rebel Trooper, C-3PO, Stormtrooper, Jedi Lightsaber"
    })
    void itMakesAWarriorOrAStrongerWarrior(
            Side side,
            String effect,
            String other,
            String warrior,
            String droid,
            String enemy,
            String weapon) {
        String soldierDroid = "Plain Guard";
        var scene =
                table().at(CANTINA, other, warrior, droid, enemy)
                        .hand(side, effect, weapon)
                        .force(side, 9)
                        .turn(side, Phase.DEPLOY);
        assertThat(hosts(scene, weapon)).doesNotContain(other);

        var made =
                tableWith(
                                Kinds.droid(soldierDroid, side, "0_1")
                                        .destiny(3)
                                        .deploy(1)
                                        .power(1)
                                        .forfeit(1)
                                        .icons(Icon.WARRIOR)
                                        .says())
                        .at(CANTINA, other, warrior, droid, enemy, soldierDroid)
                        .at("Tatooine", side == DARK ? "TIE Fighter" : "X-wing")
                        .hand(side, effect, weapon)
                        .force(side, 9)
                        .turn(side, Phase.DEPLOY);
        assertThat(hosts(made, effect)).containsExactlyInAnyOrder(other, warrior, soldierDroid);
        double before = made.power(other);
        made.to(other).passUntil(side, Phase.DEPLOY);
        assertThat(made.power(other)).isEqualTo(before);
        assertThat(hosts(made.passUntil(side), weapon)).contains(other);

        var stronger =
                table().at(CANTINA, other, warrior)
                        .hand(side, effect)
                        .force(side, 9)
                        .turn(side, Phase.DEPLOY);
        before = stronger.power(warrior);
        stronger.deploy(effect).to(warrior).passResponses();
        assertThat(stronger.power(warrior)).isEqualTo(before + 1);
    }

    /** The first makes a warrior of somebody, the second finds one. */
    @ParameterizedTest
    @CsvSource({"DARK, Ket Maliss, Imperial Pilot", "LIGHT, Sai'torr Kal Fas, Beru Lars"})
    void aSecondOneMakesTheWarriorOfTheFirstStronger(Side side, String effect, String other) {
        boolean dark = side == DARK;
        String beside = dark ? "EG-6" : "C-3PO";
        var scene =
                table().at(CANTINA, other, beside)
                        .on(other, effect, "Luke's Cape")
                        .on(beside, effect + "#3")
                        .hand(side, effect + "#2")
                        .turn(side, Phase.DEPLOY);
        double before = scene.power(other);
        assertThat(before).isEqualTo(scene.printed(Figure.POWER, other));
        scene.deploy(effect + "#2").at(other).passResponses();
        assertThat(scene.power(other)).isEqualTo(before + 1);
    }
}
