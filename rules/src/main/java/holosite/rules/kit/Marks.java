package holosite.rules.kit;

import holosite.rules.table.Flag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for the marks of cards. */
public final class Marks {
    private Marks() {}

    private static final Map<String, Long> WORDS = new LinkedHashMap<>();

    static {
        WORDS.put("hit", Flag.HIT);
        WORDS.put("hit by a weapon", Flag.HIT_BY_WEAPON);
        WORDS.put("moved", Flag.MOVED);
        WORDS.put("battled", Flag.BATTLED);
        WORDS.put("searched", Flag.SEARCHED);
        WORDS.put("drained", Flag.DRAINED);
        WORDS.put("undercover", Flag.UNDERCOVER);
        WORDS.put("captive", Flag.CAPTIVE);
        WORDS.put("frozen", Flag.FROZEN);
        WORDS.put("missing", Flag.MISSING);
        WORDS.put("crashed", Flag.CRASHED);
        WORDS.put("face down", Flag.FACE_DOWN);
        WORDS.put("flipped", Flag.FLIPPED);
        WORDS.put("in battle", Flag.IN_BATTLE);
        WORDS.put("excluded", Flag.EXCLUDED);
        WORDS.put("used weapon", Flag.USED_WEAPON);
        WORDS.put("used device", Flag.USED_DEVICE);
        WORDS.put("fired in battle", Flag.FIRED_IN_BATTLE);
        WORDS.put("deployed this turn", Flag.DEPLOYED_THIS_TURN);
        WORDS.put("from hand", Flag.FROM_HAND);
        WORDS.put("blown away", Flag.BLOWN_AWAY);
        WORDS.put("collapsed", Flag.COLLAPSED);
        WORDS.put("starting location", Flag.STARTING_LOCATION);
        WORDS.put("suspended", Flag.SUSPENDED);
        WORDS.put("safe from attrition", Flag.SAFE_FROM_ATTRITION);
        WORDS.put("concealed", Flag.CONCEALED);
        WORDS.put("captured ship", Flag.CAPTURED_SHIP);
        WORDS.put("disarmed", Flag.DISARMED);
        WORDS.put("battle begun here", Flag.BATTLE_BEGUN_HERE);
        WORDS.put("drain begun here", Flag.DRAIN_BEGUN_HERE);
        WORDS.put("stolen", Flag.STOLEN);
        WORDS.put("without its crew", Flag.CREWLESS);
        WORDS.put("without its pilots", Flag.PILOTS_REMOVED);
        WORDS.put("turned around", Flag.ROTATED);
        WORDS.put("face down in its pile", Flag.FACE_DOWN_IN_PILE);
        WORDS.put("completed", Flag.COMPLETED);
        WORDS.put("damaged", Flag.DAMAGED);
        WORDS.put("unusable", Flag.UNUSABLE);
        WORDS.put("idle", Flag.IDLE);
        WORDS.put("crossed over", Flag.CROSSED_OVER);
        WORDS.put("shown on top", Flag.SHOWN_ON_TOP);
        WORDS.put("forfeited a weapon", Flag.FORFEITED_WEAPON);
        WORDS.put("on a bombing run", Flag.BOMBING_RUN);
    }

    public static Optional<Long> flag(String word) {
        return Optional.ofNullable(WORDS.get(word));
    }

    public static List<String> all() {
        return List.copyOf(WORDS.keySet());
    }

    public static List<String> of(long flags) {
        var words = new ArrayList<String>();
        WORDS.forEach(
                (word, flag) -> {
                    if ((flags & flag) != 0) {
                        words.add(word);
                    }
                });
        return words;
    }
}
