package holosite.rules.battle;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.inBattle;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.may;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Amounts.number;
import static holosite.language.words.Effects.lose;
import static holosite.language.words.Effects.thisBattle;
import static holosite.language.words.Filters.STARFIGHTER;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.opponents;
import static holosite.language.words.Filters.your;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Modifiers.opponents;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Event;
import holosite.language.ability.Limit;
import holosite.language.ability.Modifier;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.filter.CardState;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The moment after the damage segment, and what "during battle" means. */
class EndOfBattleTest {
    private static final String VADER = "Darth Vader, Dark Lord Of The Sith";

    /** Something to do with a starship that is in a battle, at its end. */
    private static final Card AMBUSH =
            effect("Plain Ambush", DARK, "0_21")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            may(
                                    at(just(Event.BATTLE_ENDING))
                                            .once(Limit.Per.EVENT)
                                            .target(
                                                    "target",
                                                    opponents(STARSHIP).in(CardState.IN_BATTLE))
                                            .then(lose(chosen("target")))));

    /** Helps starfighters for the rest of a battle. */
    private static final Card FLYING =
            effect("Plain Flying", LIGHT, "0_22")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            may(
                                    at(inBattle())
                                            .once(Limit.Per.BATTLE)
                                            .then(
                                                    thisBattle(
                                                            Modifier.add(
                                                                    Figure.MANEUVER,
                                                                    number(5),
                                                                    your(STARFIGHTER))))));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(AMBUSH, FLYING));
        return Scene.with(() -> cards);
    }

    private static Position beam(int destiny) {
        return table().at("Tatooine", "Imperial-Class Star Destroyer", "X-wing", "Y-wing")
                .on("Imperial-Class Star Destroyer", "Tractor Beam")
                .force(DARK, 5)
                .force(LIGHT, 5)
                .nextDestiny(DARK, destiny);
    }

    @Test
    @Claim("end-of-a-battle#1")
    void theTractorBeamComesAfterBattleDamage() {
        var scene = beam(6).turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine");
        scene.passUntil("lose Force");
        assertThat(scene.damageLeft(LIGHT)).isPositive();
        while (scene.damageLeft(LIGHT) > 0) {
            scene.mayNot("use Tractor Beam");
            scene.answerDefault();
        }
        scene.passUntil("use Tractor Beam");

        assertThat(scene.inBattle()).isTrue();
        assertThat(scene.attritionLeft(LIGHT)).isZero();
        assertThat(scene.attritionLeft(DARK)).isZero();
    }

    @Test
    @Claim("end-of-a-battle#2")
    void cardsAreStillInBattleThen() {
        var scene = beam(6).beside(DARK, "Plain Ambush").turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine").passUntil("use Plain Ambush").use("Plain Ambush").at("X-wing");

        assertThat(scene.lost(LIGHT)).contains("X-wing");
    }

    @Test
    @Claim("end-of-a-battle#3")
    void whatLastsForTheBattleStillHoldsThen() {
        var plain = beam(6).turn(DARK, Phase.BATTLE);
        plain.battleAt("Tatooine").passUntil("use Tractor Beam").nextDestiny(DARK, 6);
        plain.use("Tractor Beam").at("X-wing");
        assertThat(plain.isCaptive("X-wing") || plain.ownerOf("X-wing") == DARK).isTrue();

        var spinning = beam(6).beside(LIGHT, "Plain Flying").turn(DARK, Phase.BATTLE);
        spinning.battleAt("Tatooine").passUntil("use Plain Flying").use("Plain Flying");
        spinning.passUntil("use Tractor Beam").nextDestiny(DARK, 6);
        spinning.use("Tractor Beam").at("X-wing");
        assertThat(spinning.isCaptive("X-wing")).isFalse();
        assertThat(spinning.ownerOf("X-wing")).isEqualTo(LIGHT);
    }

    @Test
    @Claim("during-battle#1")
    void duringBattleMeansWhileTheCardIsInTheBattle() {
        var inIt =
                table().at(CANTINA, VADER, "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        inIt.offers("use " + VADER);

        var elsewhere =
                table().at(CANTINA, VADER, "Rebel Trooper")
                        .at("Tatooine: Docking Bay 94", "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine: Docking Bay 94");
        elsewhere.offers("fire Imperial Blaster").mayNot("use " + VADER);

        var excluded =
                table().at(CANTINA, VADER, "Stormtrooper", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, "Stunning Leader")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .play("Stunning Leader");
        excluded.offers("fire Imperial Blaster").mayNot("use " + VADER);
    }
}
