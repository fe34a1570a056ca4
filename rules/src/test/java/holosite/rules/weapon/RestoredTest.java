package holosite.rules.weapon;

import static holosite.language.card.Figure.FORFEIT;
import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** A card restored to normal is as before: not hit, with all its figures. */
class RestoredTest {

    @Test
    void whatAWeaponDidToItIsUndone() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Han Solo", "Leia Organa")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "We Have A Prisoner")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);
        double whole = scene.figure(FORFEIT, "Han Solo");
        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Han Solo");
        assertThat(scene.figure(FORFEIT, "Han Solo")).isZero();

        scene.passUntil("forfeit Han Solo").forfeit("Han Solo").play("We Have A Prisoner");
        scene.answerDefaults(() -> scene.inBattle() && !scene.isCaptive("Han Solo"));

        assertThat(scene.isCaptive("Han Solo")).isTrue();
        assertThat(scene.isHit("Han Solo")).isFalse();
        assertThat(scene.figure(FORFEIT, "Han Solo")).isEqualTo(whole);
    }
}
