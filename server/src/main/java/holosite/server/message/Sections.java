package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Sections by their names. Where one may be lacking and is, its name stands for nothing; a name
 * that is not there says nothing about its section. A client that has the previous sections needs
 * only those that changed.
 */
public final class Sections {
    public static final Sections NONE = new Sections();

    private final Map<String, Optional<Section>> byName = new LinkedHashMap<>();

    private Sections() {}

    /** Puts sections together. */
    public static final class Builder {
        private final Sections made = new Sections();

        public Builder put(SectionName name, Section section) {
            return put(name, Optional.of(section));
        }

        /** A section that may be lacking. */
        public Builder put(SectionName name, Optional<? extends Section> section) {
            if (section.isPresent() ? !name.type().isInstance(section.get()) : !name.mayLack()) {
                throw new IllegalArgumentException(section + " is no " + name);
            }
            made.byName.put(name.word(), section.map(Section.class::cast));
            return this;
        }

        /** The section of one location. */
        public Builder place(PlaceInfo place) {
            made.byName.put(
                    SectionName.PLACE.word() + ":" + place.location().handle(), Optional.of(place));
            return this;
        }

        public Builder all(Sections others) {
            made.byName.putAll(others.byName);
            return this;
        }

        public Sections build() {
            var built = new Sections();
            built.byName.putAll(made.byName);
            return built;
        }
    }

    @JsonValue
    public Map<String, Optional<Section>> byName() {
        return Collections.unmodifiableMap(byName);
    }

    public boolean isEmpty() {
        return byName.isEmpty();
    }

    /** The section of this name, if there is one. */
    public <T extends Section> Optional<T> find(SectionName name, Class<T> type) {
        return byName.getOrDefault(name.word(), Optional.empty()).map(type::cast);
    }

    /** These sections; where one equals the old one it is the old one, which needs no room. */
    public Sections sharing(Sections old) {
        var shared = new Sections();
        byName.forEach(
                (name, section) -> {
                    Optional<Section> before = old.byName.get(name);
                    shared.byName.put(name, section.equals(before) ? before : section);
                });
        return shared;
    }

    /**
     * What must be sent to a client that has the old sections: those that changed, and nothing
     * under the names of those that are gone.
     */
    public Sections since(Sections old) {
        var changed = new Sections();
        byName.forEach(
                (name, section) -> {
                    if (!section.equals(old.byName.get(name))) {
                        changed.byName.put(name, section);
                    }
                });
        for (String name : old.byName.keySet()) {
            if (!byName.containsKey(name)) {
                changed.byName.put(name, Optional.empty());
            }
        }
        return changed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sections that && byName.equals(that.byName);
    }

    @Override
    public int hashCode() {
        return byName.hashCode();
    }

    @Override
    public String toString() {
        return byName.toString();
    }
}
