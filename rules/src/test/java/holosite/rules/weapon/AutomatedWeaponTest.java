package holosite.rules.weapon;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Weapons that work by themselves. */
class AutomatedWeaponTest {
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";
    private static final String PROJECTOR = "Laser Projector";

    private static Position projector() {
        return Scene.with(AllCards::all)
                .at(CORRIDOR, PROJECTOR, "Rebel Trooper", "Rebel Trooper")
                .force(DARK, 4)
                .nextDestiny(DARK, 3);
    }

    @ParameterizedTest
    @EnumSource(
            value = Phase.class,
            names = {"CONTROL", "DEPLOY", "BATTLE", "MOVE", "DRAW"})
    @Claim("automated-weapons#1")
    void outOfBattleItIsNotFired(Phase phase) {
        projector().turn(DARK, phase).mayNot("fire " + PROJECTOR);
    }

    @Test
    @Claim({"automated-weapons#1"})
    void itIsFiredInABattleAtItsSite() {
        var scene = projector().at(CORRIDOR, "Stormtrooper").turn(DARK, Phase.BATTLE);

        scene.battleAt(CORRIDOR).fire(PROJECTOR).at("Rebel Trooper");

        assertThat(scene.isHit("Rebel Trooper")).isTrue();
    }

    @Test
    @Claim({"automated-weapons#1", "automated-weapons#2", "automated-weapons#3"})
    void aSniperFiresItWithNobodyThere() {
        var scene = projector().hand(DARK, "Sniper").turn(DARK, Phase.CONTROL);

        scene.play("Sniper").at("Rebel Trooper");

        assertThat(scene.isOnTable(PROJECTOR)).isTrue();
        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
    }

    @Test
    @Claim({"automated-weapons#1", "automated-weapons#2", "automated-weapons#3"})
    void blastedDroidFiresItForFree() {
        var scene = projector().hand(DARK, "Blasted Droid").turn(DARK, Phase.CONTROL);

        scene.play("Blasted Droid").at("Rebel Trooper");

        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
        assertThat(scene.forcePile(DARK)).hasSize(4);
    }

    @Test
    @Claim("automated-weapons#2")
    void sorryAboutTheMessFiresOneOfLight() {
        Card turret =
                automatedWeapon("Turret", LIGHT, "0_51")
                        .destiny(1)
                        .says(deploysOn(SITE), fires(CHARACTER).forFree());
        for (Phase phase : Phase.values()) {
            var scene =
                    Scene.with(
                                    () ->
                                            Stream.concat(
                                                            AllCards.all().stream(),
                                                            Stream.of(turret))
                                                    .toList())
                            .at(CORRIDOR, "Turret", "Stormtrooper")
                            .hand(LIGHT, "Sorry About The Mess")
                            .force(LIGHT, 4)
                            .nextDestiny(LIGHT, 3)
                            .turn(LIGHT, phase);
            scene.mayNot("fire Turret");
            assertThat(scene.isOffered("play Sorry About The Mess"))
                    .isEqualTo(phase == Phase.CONTROL);
            if (phase == Phase.CONTROL) {
                scene.play("Sorry About The Mess").passResponses();
                assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
            }
        }
    }

    @Test
    @Claim("automated-weapons#3")
    void itNeedsNobodyOfItsOwnerPresentInTheBattle() {
        // a fighter battles there, no character
        var scene =
                Scene.with(AllCards::all)
                        .at(
                                "Death Star: Docking Bay 327",
                                PROJECTOR,
                                "TIE Fighter",
                                "Rebel Trooper")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Death Star: Docking Bay 327").fire(PROJECTOR).at("Rebel Trooper");

        assertThat(scene.isHit("Rebel Trooper")).isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            value = Phase.class,
            names = {"ACTIVATE", "DEPLOY", "BATTLE", "MOVE", "DRAW"})
    @Claim("automated-weapons#2")
    void theCardThatFiresItIsForTheControlPhase(Phase phase) {
        projector().hand(DARK, "Sniper").turn(DARK, phase).mayNot("play Sniper");
    }

    @Test
    @Claim("automated-weapons#2")
    void aSeekerIsNotFiredThatWay() {
        Scene.with(AllCards::all)
                .at("Tatooine: Cantina", "Han Seeker", "Rebel Trooper")
                .hand(DARK, "Sniper", "Blasted Droid")
                .force(DARK, 4)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Sniper", "play Blasted Droid");
    }

    @Test
    @Claim("automated-weapons#1")
    void itDoesNotReachIntoABattleElsewhere() {
        var scene =
                projector()
                        .at("Death Star: War Room", "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Death Star: War Room").offers("fire Imperial Blaster");
        scene.mayNot("fire " + PROJECTOR);
    }
}
