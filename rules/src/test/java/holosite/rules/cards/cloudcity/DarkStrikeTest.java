package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dark Strike. */
class DarkStrikeTest {
    @ParameterizedTest
    @CsvSource({"1, 2, false", "2, 2, true"})
    @Claim("dark-strike#1")
    void darkStrikeAddsThreeToTheTotal(int one, int two, boolean hit) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "Dark Strike")
                        .force(DARK, 1)
                        .nextDestiny(DARK, one, two)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Obi-Wan Kenobi");
        scene.passUntil("play Dark Strike").play("Dark Strike").passResponses();

        assertThat(scene.isHit("Obi-Wan Kenobi")).isEqualTo(hit);
    }

    private static Position shot() {
        return tableWith(SWING)
                .at(CANTINA, "Darth Vader", "Luke Skywalker", "Chewbacca")
                .on("Darth Vader", "Vader's Lightsaber")
                .force(DARK, 5)
                .force(LIGHT, 5);
    }

    private static final Card SWING =
            Kinds.lostInterrupt("Swing-And-A-Miss", LIGHT, "0_1")
                    .destiny(3)
                    .says(
                            Actions.lost(
                                    Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));

    @Test
    void itCancelsSwingAndAMissAndNothingElse() {
        var scene =
                tableWith(SWING)
                        .hand(LIGHT, "Swing-And-A-Miss")
                        .hand(DARK, "Dark Strike")
                        .lost(LIGHT, "Han Solo")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Swing-And-A-Miss").expectDecider(DARK).play("Dark Strike").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Han Solo", "Swing-And-A-Miss");

        var other =
                tableWith(SWING)
                        .hand(LIGHT, "Effective Repairs")
                        .hand(DARK, "Dark Strike")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        other.play("Effective Repairs");
        assertThat(other.isOffered("play Dark Strike")).isFalse();
    }

    @Test
    void aStarshipJustHitIsNotLostAtOnce() {
        var scene =
                table().at("Tatooine", "Devastator", "X-wing")
                        .on("Devastator", "Turbolaser Battery")
                        .hand(DARK, "Dark Strike")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").fire("Turbolaser Battery").at("X-wing");
        assertThat(scene.isHit("X-wing")).isTrue();
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play Dark Strike");
        }
    }

    @Test
    void forOneForceAnOpponentsCharacterJustHitIsLostAtOnce() {
        var scene =
                shot().hand(DARK, "Dark Strike")
                        .nextDestiny(DARK, 6, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire("Vader's Lightsaber").at("Luke Skywalker");
        // the first time it is offered for the total
        scene.passUntil("play Dark Strike").pass();
        scene.passUntil("play Dark Strike").play("Dark Strike");
        scene.answerDefaults(
                () -> !scene.lost(LIGHT).contains("Luke Skywalker") && scene.inBattle());

        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.inBattle()).isTrue();
        // the Interrupt and 1 Force
        assertThat(scene.lost(DARK)).hasSize(2);
    }

    @Test
    void onesOwnCharacterIsNotLostSo() {
        var own =
                tableWith(SWING)
                        .at(CANTINA, "Stormtrooper", "Darth Vader", "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .hand(DARK, "Dark Strike")
                        .force(LIGHT, 5)
                        .nextDestiny(LIGHT, 6, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        own.fire("Anakin's Lightsaber").at("Stormtrooper");
        while (own.inBattle() && !own.isOffered("forfeit Stormtrooper")) {
            assertThat(own.isOffered("play Dark Strike")).isFalse();
            own.answerDefault();
        }
        assertThat(own.isHit("Stormtrooper")).isTrue();
    }
}
