package holosite.rules.cards.virtualset0;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Rulings;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Alter: the Interrupts of Coruscant and of Virtual Set 0, which name Political Effects too. */
class AlterTest {
    private static final String TRY = "There Is No Try (4_134)";
    private static final String SHIELD_OF_TRY = "There Is No Try (13_90)";
    private static final String DO = "Do, Or Do Not (4_21)";

    private static Side side(String alter) {
        return alter.matches(".*\\((12_54|200_48|200_143)\\)") ? LIGHT : DARK;
    }

    private static String jedi(Side side) {
        return side == DARK ? "Darth Vader" : "Obi-Wan Kenobi (1_21)";
    }

    private static String trooper(Side side) {
        return side == DARK ? "Stormtrooper" : "Rebel Trooper";
    }

    private static String effect(Side of) {
        return of == DARK ? "Presence Of The Force" : "Bargaining Table";
    }

    private static Position position(String alter, int destiny) {
        Side side = side(alter);
        return table().at(CANTINA, jedi(side), trooper(side), trooper(side.opposite()))
                .at(MOS_EISLEY, side == DARK ? "Dewback" : "Luke's X-34 Landspeeder")
                .hand(side, alter)
                .force(side.opposite(), 5)
                .nextDestiny(side, destiny);
    }

    private static Scene altered(String alter, Position position, String by) {
        Side side = side(alter);
        Side other = side.opposite();
        if (other == DARK) {
            position.on(MOS_EISLEY, effect(other));
        } else {
            position.beside(other, effect(other));
        }
        var scene = position.turn(side, Phase.CONTROL);
        scene.play("Alter");
        if (scene.offered().contains(effect(other))) {
            scene.choose(effect(other));
        }
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(jedi(side).replace(" (1_21)", ""), trooper(side));
        scene.choose(by).passResponses();
        scene.answerDefaults(() -> !scene.isOffered("pass"));
        return scene;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Alter (12_54)",
                "Alter (12_145)",
                "Alter (200_48)",
                "Alter (200_115)",
                "Alter (200_143)",
                "Alter (200_144)"
            })
    void anEffectIsCanceledByADestinyBelowTheAbilityOfTheCharacterChosen(String alter) {
        Side side = side(alter);
        String effect = effect(side.opposite());
        assertThat(altered(alter, position(alter, 5), jedi(side)).isOnTable(effect)).isFalse();
        assertThat(altered(alter, position(alter, 6), jedi(side)).isOnTable(effect)).isTrue();
        // the ability of another does not help
        var scene = altered(alter, position(alter, 1), trooper(side));
        assertThat(scene.isOnTable(effect)).isTrue();
        assertThat(scene.lost(side)).contains("Alter");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Alter (12_54)",
                "Alter (12_145)",
                "Alter (200_48)",
                "Alter (200_115)",
                "Alter (200_143)",
                "Alter (200_144)"
            })
    void anEffectBeingDeployedIsCanceledToo(String alter) {
        Side side = side(alter);
        Side other = side.opposite();
        for (int destiny : new int[] {5, 6}) {
            var scene =
                    position(alter, destiny).hand(other, effect(other)).turn(other, Phase.DEPLOY);
            scene.deploy(effect(other));
            if (other == DARK) {
                scene.to(MOS_EISLEY);
            }
            assertThat(scene.isOnTable(effect(other))).isFalse();
            scene.play("Alter");
            assertThat(scene.offered())
                    .containsExactlyInAnyOrder(jedi(side).replace(" (1_21)", ""), trooper(side));
            scene.choose(jedi(side)).passResponses();
            assertThat(scene.isOnTable(effect(other))).isEqualTo(destiny == 6);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Alter (12_54), true",
        "Alter (12_145), true",
        "Alter (200_48), false",
        "Alter (200_115), false",
        "Alter (200_143), false",
        "Alter (200_144), false"
    })
    void senseIsCanceledWithoutADestiny(String alter, boolean lost) {
        Side side = side(alter);
        Side other = side.opposite();
        String shuffle = shuffle(side);
        var scene =
                position(alter, 6)
                        .at(CANTINA, jedi(other))
                        .hand(side, shuffle)
                        .hand(other, "Sense")
                        .nextDestiny(other, 1)
                        .turn(side, Phase.CONTROL);

        scene.play(shuffle, 1).play("Sense, text 1").play("Alter").passResponses();
        // nothing else that is played is canceled by it, and no deployed character
        var others =
                position(alter, 1)
                        .at(CANTINA, jedi(other))
                        .hand(other, shuffle(other), trooper(other) + "#2")
                        .turn(other, Phase.DEPLOY);
        others.play(shuffle(other), 1).mayNot("play Alter").passResponses();
        others.deploy(trooper(other) + "#2").to(CANTINA).mayNot("play Alter");

        // Sense is canceled, and the Interrupt it would have canceled is not
        assertThat(scene.lost(other)).containsExactly("Sense");
        assertThat(scene.lost(side)).isEqualTo(lost ? List.of("Alter") : List.of());
        assertThat(scene.used(side).contains("Alter")).isEqualTo(!lost);
    }

    private static String shuffle(Side side) {
        return side == DARK ? "Ommni Box" : "The Bith Shuffle";
    }

    @ParameterizedTest
    @ValueSource(strings = {"Alter (200_48)", "Alter (200_143)"})
    void theLightSideLosesNoForceToThereIsNoTry(String alter) {
        assertThat(forceLost(alter, position(alter, 5).beside(DARK, TRY))).isZero();
        assertThat(forceLost(alter, position(alter, 5).beside(DARK, SHIELD_OF_TRY))).isZero();
        assertThat(forceLost(alter, position(alter, 5).beside(LIGHT, DO))).isEqualTo(2);
        // another Alter does
        String other = "Alter (12_54)";
        assertThat(forceLost(other, position(other, 5).beside(DARK, TRY))).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Alter (200_115)", "Alter (200_144)"})
    void theDarkSideLosesNoForceToDoOrDoNot(String alter) {
        assertThat(forceLost(alter, position(alter, 5).beside(LIGHT, DO))).isZero();
        assertThat(forceLost(alter, position(alter, 5).beside(DARK, TRY))).isEqualTo(2);
        String other = "Alter (12_145)";
        assertThat(forceLost(other, position(other, 5).beside(LIGHT, DO))).isEqualTo(2);
    }

    private static int forceLost(String alter, Position position) {
        var scene = altered(alter, position, jedi(side(alter)));
        return scene.lost(side(alter)).size() - 1;
    }

    @ParameterizedTest
    @CsvSource({
        "Alter (200_48), true",
        "Alter (200_115), true",
        "Alter (200_143), true",
        "Alter (200_144), true",
        "Alter (12_54), false",
        "Alter (12_145), false"
    })
    void theLossIsSparedAsAnEffectIsDeployedAndOnlyForThisInterrupt(String alter, boolean spared) {
        Side side = side(alter);
        Side other = side.opposite();
        var scene =
                position(alter, 5)
                        .beside(other, other == DARK ? TRY : DO)
                        .beside(other, other == DARK ? "Astromech Shortage" : "Bargaining Table")
                        .hand(side, side == DARK ? "Alter (1_234)" : "Alter (1_71)")
                        .hand(other, other == DARK ? effect(DARK) : "Tauntaun Bones")
                        .turn(other, Phase.DEPLOY);
        if (other == DARK) {
            scene.deploy(effect(DARK)).to(MOS_EISLEY);
        } else {
            scene.deploy("Tauntaun Bones");
        }
        scene.play(alter).choose(jedi(side)).passResponses();
        scene.answerDefaults(() -> scene.lost(side).size() < (spared ? 1 : 3));
        assertThat(scene.lost(side)).hasSize(spared ? 1 : 3);

        // it is over with the Interrupt: the next one costs as ever
        scene.passUntil(side, Phase.CONTROL);
        int before = scene.lost(side).size();
        scene.nextDestiny(side, 1).play("Alter");
        scene.answerDefaults(() -> scene.lost(side).size() < before + 3);
        assertThat(scene.lost(side)).hasSize(before + 3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Alter (200_48)", "Alter (200_115)", "Alter (200_143)", "Alter (200_144)"})
    void senseCancelsItForAllThat(String alter) {
        Side side = side(alter);
        Side other = side.opposite();
        var position = position(alter, 5).at(CANTINA, jedi(other)).hand(other, "Sense");
        if (other == DARK) {
            position.on(MOS_EISLEY, effect(other));
        } else {
            position.beside(other, effect(other));
        }
        var scene = position.turn(side, Phase.CONTROL);
        scene.play("Alter").choose(jedi(side)).play("Sense, text 3").passResponses();
        assertThat(scene.isOnTable(effect(other))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Alter (200_48), true",
        "Alter (200_115), true",
        "Alter (200_143), true",
        "Alter (200_144), true",
        "Alter (12_54), false",
        "Alter (12_145), false"
    })
    void theOpponentsObjectiveDoesNotReachThoseOfTheVirtualSet(String alter, boolean immune) {
        Side side = side(alter);
        Side other = side.opposite();
        var front = objective(other).hand(side, alter).turn(side, Phase.CONTROL);
        assertThat(front.figure(Figure.TEXT_DESTINY_DRAW, "Alter")).isEqualTo(immune ? 0 : 4);
        assertThat(mayBePlayed(front, side)).isTrue();
        var back =
                objective(other)
                        .mark(title(other), Flag.FLIPPED)
                        .hand(side, alter)
                        .turn(side, Phase.CONTROL);
        assertThat(mayBePlayed(back, side)).isEqualTo(immune);
        // one's own does
        var own = objective(side).hand(side, alter).turn(side, Phase.CONTROL);
        assertThat(own.figure(Figure.TEXT_DESTINY_DRAW, "Alter")).isEqualTo(4);
    }

    private static Position objective(Side side) {
        return table().at(WAR_ROOM, "Darth Vader").beside(side, title(side));
    }

    private static String title(Side side) {
        return side == DARK ? "Hunt Down And Destroy The Jedi" : "Mind What You Have Learned";
    }

    private static boolean mayBePlayed(Scene scene, Side side) {
        return !Rulings.forbids(scene.state(), Deed.PLAY, side, scene.card("Alter"), Table.NOBODY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Alter (12_54)", "Alter (200_48)", "Alter (200_143)"})
    void utinniEffectsAreReachedAndEffectsOfOtherKindsAreNot(String alter) {
        var utinni =
                position(alter, 5)
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .on(CANTINA, "Luke? Luuuuke!")
                        .aimed("Luke? Luuuuke!", "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        utinni.play("Alter").choose(jedi(LIGHT)).passResponses();
        assertThat(utinni.isOnTable("Luke? Luuuuke!")).isFalse();

        var others =
                position(alter, 5)
                        .on(MOS_EISLEY, "Bombing Run")
                        .beside(DARK, "Fear Is My Ally")
                        .turn(LIGHT, Phase.CONTROL);
        others.mayNot("play Alter");
    }
}
